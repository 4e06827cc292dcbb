import { dataPath } from '../content/outputs.ts';
import { BASE } from '../ui/base.ts';

/**
 * Opens the search over the page that is shown, by the button of the header or the key `/`. Its code and its words come
 * with its first opening; where they do not, the page of the search answers.
 */
export function listenForSearch(): void {
  let isOpening = false;
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest('header')) return;
    event.preventDefault();
    // Asked for again before its code came, it opens once.
    if (isOpening) return;
    isOpening = true;
    // At once, and not after the code.
    const data = fetch(
      BASE + dataPath(`/${form.action.slice(location.origin.length + BASE.length)}`),
    );
    Promise.all([import('../blocks/site-search/index.ts'), data])
      .then(([{ openSearch }, answer]) => openSearch(answer))
      .catch(() => form.submit())
      .finally(() => {
        isOpening = false;
      });
  });
  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey) return;
    // What is typed, or asked of the search that is open already.
    if ((target as Element).closest('input,select,textarea,dialog')) return;
    event.preventDefault();
    document.querySelector<HTMLFormElement>('header form')?.requestSubmit();
  });
}
