import type { APP_FAILED, ISLAND } from '../theme/protocol.ts';

/** First script of a page, a few hundred bytes; it loads the application after the page is painted. */
function start(): void {
  const { styles } = document.documentElement.dataset;
  // For live blocks, which need it as they start; on other pages a visitor's first input loads it.
  const needsSheet =
    !navigator.connection?.saveData &&
    document.querySelector('[data-live]' satisfies typeof ISLAND);
  const sheet = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style' });
  if (styles && needsSheet) document.head.append(Object.assign(sheet, { href: styles }));
  import('./start.tsx')
    .then(({ start }) => start())
    // Literals: importing the constants would load their module before the page is painted.
    .catch((reason: unknown) => {
      console.warn(reason);
      dispatchEvent(new Event('app-failed' satisfies typeof APP_FAILED));
    });
}

// Set by the early script in a supported browser.
if (document.documentElement.classList.contains('js')) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start), { once: true });
}
