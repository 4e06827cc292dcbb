import type { PagePayload } from '../../content/page-data.ts';
import { forgetPage, loadPage } from './pages.ts';

/**
 * In dev, shows a saved content file at once: the page is fetched anew and keeps its place.
 * Returns what ends that; a built site has nothing to listen to.
 */
export function onContentChange(
  { path, html, chrome }: PagePayload,
  show: (page: PagePayload) => void,
): () => void {
  const hot = import.meta.hot;
  if (!hot) return () => {};
  let ended = false;
  const fresh = () => {
    forgetPage(path);
    return loadPage(path);
  };
  const refresh = () => void fresh().then(show, () => location.reload());
  hot.on('content-change', refresh);
  // A file that was saved between the page's coming and this moment told nobody.
  void fresh().then(
    (page) =>
      !ended &&
      (asShown(page.html) !== asShown(html) ||
        JSON.stringify(page.chrome) !== JSON.stringify(chrome)) &&
      show(page),
    () => {},
  );
  return () => {
    ended = true;
    hot.off('content-change', refresh);
  };
}

/** HTML as a document gives it back: the first page's was read there. */
function asShown(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}
