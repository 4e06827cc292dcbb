/**
 * The first script of a page, a few hundred bytes: the site is read before it is brought to life,
 * so everything else waits until the page is shown.
 */
const start = () => import('./start.tsx').then(({ start }) => start());

if (document.readyState === 'complete') start();
else addEventListener('load', () => setTimeout(start), { once: true });

if (import.meta.hot)
  void import('./dev-overlay.ts').then(({ listenForIssues }) => listenForIssues());
