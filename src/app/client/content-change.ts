import type { PagePayload } from '../../content/page-data.ts';
import { forgetPage, loadPage } from './pages.ts';

/**
 * In dev, shows a saved content file at once: the page is fetched anew and keeps its place.
 * Returns what ends that; a built site has nothing to listen to.
 */
export function onContentChange(path: string, show: (page: PagePayload) => void): () => void {
  const hot = import.meta.hot;
  if (!hot) return () => {};
  let ended = false;
  const refresh = async () => {
    forgetPage(path);
    const page = await loadPage(path);
    if (!ended) show(page);
  };
  const onChange = () => void refresh().catch(() => location.reload());
  hot.on('content-change', onChange);
  // A file that was saved between the page's coming and this moment told nobody.
  refresh().catch(() => {});
  return () => {
    ended = true;
    hot.off('content-change', onChange);
  };
}
