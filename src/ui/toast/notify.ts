import { TOAST_DURATION, type ToastText, toastPlace } from './place.ts';
import * as styles from './toast.css.ts';

/** Shows a toast; its code comes with the first one, and its bare words show when it cannot come. */
export function notify(toast: ToastText): void {
  void import('./toaster.tsx').then(
    ({ showToast }) => showToast(toast),
    () => showLine(toast),
  );
}

function showLine({ title, message }: ToastText): void {
  const line = document.createElement('p');
  line.className = `${styles.viewport} ${styles.toast}`;
  line.setAttribute('role', 'status');
  toastPlace().replaceChildren(line);
  // A live region must be there before its words, or they are not read out.
  requestAnimationFrame(() => {
    line.textContent = `${title} ${message}`;
  });
  setTimeout(() => line.remove(), TOAST_DURATION);
}
