import { isShortcutOn } from '../blocks/site-search/shortcut.ts';
import { dataPath } from '../model/outputs.ts';
import { BASE, routeOf } from '../ui/base.ts';
import { lateStyles } from '../ui/late-styles.ts';

/**
 * Opens the search dialog with the button of the header or the key `/`. Its code and texts are loaded on demand; when this
 * fails, the form opens the search page.
 */
export function listenForSearch(): void {
  let isOpening = false;
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest('header')) return;
    event.preventDefault();
    // A second request while the code loads would open a second dialog.
    if (isOpening) return;
    isOpening = true;
    // In parallel with the code.
    const data = fetch(BASE + dataPath(routeOf(new URL(form.action).pathname)));
    Promise.all([import('../blocks/site-search/search-dialog.tsx'), data, lateStyles()])
      .then(([{ openSearch }, answer]) => openSearch(answer))
      .catch(() => form.submit())
      .finally(() => {
        isOpening = false;
      });
  });
  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || !isShortcutOn()) return;
    // Typed text, also in the open dialog.
    if ((target as Element).closest('input,select,textarea,dialog')) return;
    event.preventDefault();
    document.querySelector<HTMLFormElement>('header form')?.requestSubmit();
  });
}
