import type { PagePayload } from '../../content/page-data.ts';
import { forgetPage, loadPage } from './pages.ts';

/**
 * In dev, shows a saved content file at once: the page is fetched anew and keeps its place.
 * Returns what ends that; a built site has nothing to listen to.
 */
export function onContentChange(route: string, show: (page: PagePayload) => void): () => void {
  const hot = import.meta.hot;
  if (!hot) return () => {};
  const refresh = () => {
    forgetPage(route);
    loadPage(route).then(show, () => location.reload());
  };
  hot.on('content-change', refresh);
  return () => hot.off('content-change', refresh);
}
