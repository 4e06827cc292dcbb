import { hydrateRoot } from 'react-dom/client';
import type { Chrome, PageData } from '../../content/page-data.ts';
import { App } from './app.tsx';
import { replayEarlyEvents } from './early.ts';
import { readHead } from './head.ts';
import { listenForNotices } from './notices.ts';
import { keepPage } from './pages.ts';

/** Hydrates the page that is shown. Its HTML is read from the document: it is not sent twice. */
export function start(): void {
  const root = document.getElementById('app');
  const data = document.getElementById('donnees')?.textContent;
  const main = document.getElementById('contenu');
  if (!root || !data || !main) return;
  const { chrome, page } = JSON.parse(data) as { chrome: Chrome; page: PageData };
  const payload = { ...page, ...readHead(), build: __BUILD__, html: main.innerHTML, chrome };
  keepPage(payload);
  listenForNotices();
  ownScrolling();
  hydrateRoot(root, <App first={payload} onReady={replayEarlyEvents} />);
}

/**
 * The site restores scrolling itself; a page that is loaded anew is left to the browser. A phone drops a
 * tab that is out of sight without another word: from there on the place is the browser's to find.
 */
function ownScrolling(): void {
  const set = (how: ScrollRestoration) => () => {
    history.scrollRestoration = how;
  };
  const own = set('manual');
  const leave = set('auto');
  own();
  addEventListener('pagehide', leave);
  // Back from the browser's own store of pages.
  addEventListener('pageshow', own);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave : own)());
}
