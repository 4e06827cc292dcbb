import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Chrome, PagePayload } from '../../content/page-data.ts';
import { routeOfPath } from '../../ui/base.ts';
import { Site } from '../site.tsx';
import { arrive, rememberScroll } from './arrive.ts';
import { errorPage } from './error-page.ts';
import { applyHead } from './head.ts';
import { mountIslands } from './islands.tsx';
import { interceptLinks } from './links.ts';
import { forgetPage, loadPage } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';

interface AppProps {
  chrome: Chrome;
  first: PagePayload;
  onReady: () => void;
}

/** Follows the address: loads its page, shows it, moves scroll and focus. */
export function App({ chrome, first, onReady }: AppProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ page: first, key: location.key, hash: '' });
  const here = routeOfPath(window.location.pathname) ?? '/';

  useEffect(() => interceptLinks(navigate), [navigate]);
  useEffect(() => prefetchLinks(), []);
  useEffect(onReady, [onReady]);

  useEffect(() => {
    // The first page is there already, also when its address is unknown (404).
    if (location.key === shown.key) return undefined;
    let left = false;
    rememberScroll(shown.key);
    loadPage(here).then(
      (page) => {
        if (!left) setShown({ page, key: location.key, hash: location.hash });
      },
      // No page to be had (offline, new version, unknown address): let the browser and the server answer.
      () => !left && window.location.reload(),
    );
    return () => {
      left = true;
    };
  }, [location.key, location.hash, here, shown.key]);

  useEffect(() => {
    applyHead(shown.page);
    if (shown.page !== first || shown.hash) arrive(shown.key, shown.hash);
  }, [shown, first]);

  useEffect(() => onContentChange(here, (page) => setShown((old) => ({ ...old, page }))), [here]);

  const fail = useCallback(
    (error: unknown) => setShown((old) => ({ ...old, page: errorPage(old.page, error) })),
    [],
  );
  const mount = useCallback((main: HTMLElement) => mountIslands(main, fail), [fail]);
  return <Site chrome={chrome} page={shown.page} html={shown.page.html} mount={mount} />;
}

/** In dev, a saved content file shows at once: the page is fetched anew and keeps its place. */
function onContentChange(route: string, show: (page: PagePayload) => void): () => void {
  const hot = import.meta.hot;
  if (!hot) return () => {};
  const refresh = () => {
    forgetPage(route);
    loadPage(route).then(show, () => window.location.reload());
  };
  hot.on('content-change', refresh);
  return () => hot.off('content-change', refresh);
}
