import { lateStyles } from '../late-styles.ts';
import * as styles from './toast.css.ts';
import { TOAST_DURATION, type ToastText, toastRegion } from './toast-region.ts';

/** Shows a toast. The code of toasts is loaded with the first toast; if this fails, a plain text is shown. */
export function notify(toast: ToastText): void {
  void Promise.all([import('./toaster.tsx'), lateStyles()]).then(
    ([{ showToast }]) => showToast(toast),
    () => showPlainText(toast),
  );
}

function showPlainText({ title, message }: ToastText): void {
  const paragraph = document.createElement('p');
  paragraph.className = `${styles.viewport} ${styles.toast}`;
  paragraph.setAttribute('role', 'status');
  toastRegion().replaceChildren(paragraph);
  // A screen reader announces only text that is added to an existing live region.
  requestAnimationFrame(() => {
    paragraph.textContent = `${title} ${message}`;
  });
  setTimeout(() => paragraph.remove(), TOAST_DURATION);
}
