import { lateStyles } from '../late-styles.ts';
import type { Notice } from '../notice.ts';
import * as styles from './toast.css.ts';

/** Text of a toast; `destructive` for a failure. */
export interface ToastText extends Notice {
  variant?: 'default' | 'destructive';
}

/** Display time of a toast (ms, spec section 9). */
export const TOAST_DURATION = 5000;

const ID = 'notifications';

/** Attributes of the element that contains toasts; it is in the HTML of every page. */
export const regionProps = {
  id: ID,
  role: 'region',
  'aria-label': 'Notification (F8)',
} as const;

/** Element of this page that contains toasts; created when missing. */
export function toastRegion(): HTMLElement {
  const region = document.getElementById(ID);
  if (region) return region;
  const created = document.createElement('div');
  for (const [name, value] of Object.entries(regionProps)) created.setAttribute(name, value);
  document.body.append(created);
  return created;
}

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
