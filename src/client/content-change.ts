import { useEffect } from 'react';
import type { PagePayload } from '../content/page-data.ts';
import { forgetPage, loadPage } from './pages.ts';

/**
 * In dev, shows a saved content file at once: the page is fetched again and keeps its scroll position. A built site does
 * nothing.
 */
export const useContentChange: (path: string, show: (page: PagePayload) => void) => void =
  import.meta.hot ? useFreshPage : () => {};

function useFreshPage(path: string, show: (page: PagePayload) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function at each rendering
  useEffect(() => {
    const hot = import.meta.hot;
    let ended = false;
    const refresh = async () => {
      forgetPage(path);
      const page = await loadPage(path);
      if (!ended) show(page);
    };
    const onChange = () => void refresh().catch(() => location.reload());
    hot?.on('content-change', onChange);
    // A file saved before this listener existed.
    refresh().catch(() => {});
    return () => {
      ended = true;
      hot?.off('content-change', onChange);
    };
  }, [path]);
}
