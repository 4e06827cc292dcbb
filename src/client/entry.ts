import type { APP_FAILED } from '../theme/protocol.ts';

/** First script of a page, a few hundred bytes; it loads the application after the page is painted. */
const start = () =>
  Promise.all([import('./start.tsx'), loadStyles()])
    .then(([{ start }]) => start())
    // A literal: importing the constant would load its module before the page is painted.
    .catch((reason: unknown) => {
      console.warn(reason);
      dispatchEvent(new Event('app-failed' satisfies typeof APP_FAILED));
    });

/**
 * Loads the sheet of all pages, because a document contains only its own styles. `data-styles` remains when this fails:
 * links then load whole documents.
 */
function loadStyles(): Promise<void> {
  const { dataset } = document.documentElement;
  const { styles } = dataset;
  if (!styles) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = () => {
      delete dataset.styles;
      done();
    };
    link.onerror = () => done();
    document.head.append(link);
  });
}

// Set by the early script in a supported browser.
if (document.documentElement.classList.contains('js')) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start), { once: true });
}
