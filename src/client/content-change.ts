import type { PagePayload } from '../content/page-data.ts';
import { forgetPage, loadPage } from './pages.ts';

/**
 * In dev, shows a saved content file at once: the page is fetched again and keeps its scroll position.
 * Returns a function that stops it; a built site does nothing.
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
  // A file saved before this listener existed.
  refresh().catch(() => {});
  return () => {
    ended = true;
    hot.off('content-change', onChange);
  };
}
