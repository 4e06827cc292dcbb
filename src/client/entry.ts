import type { APP_FAILED } from '../theme/protocol.ts';

/**
 * The first script of a page, a few hundred bytes: the page is read before it is hydrated,
 * so everything else waits until the page is shown.
 */
const start = () =>
  Promise.all([import('./start.tsx'), loadStyles()])
    .then(([{ start }]) => start())
    // Written out: an import would load the application before the page is shown.
    .catch((reason: unknown) => {
      console.warn(reason);
      dispatchEvent(new Event('app-failed' satisfies typeof APP_FAILED));
    });

/**
 * The whole sheet: the page came with its own styles only. Its address stays on the document until it
 * is there: without it this page still works, and every other one is loaded whole, with its own styles.
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

// The early script has found the browser new enough.
if (document.documentElement.classList.contains('js')) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start), { once: true });
}
