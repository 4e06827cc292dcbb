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
  // The site restores scrolling itself; a reload is left to the browser.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  hydrateRoot(root, <App first={payload} onReady={replayEarlyEvents} />);
}
