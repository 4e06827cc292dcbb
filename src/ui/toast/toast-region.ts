import type { Notice } from '../notice.ts';

// Not in `notify.ts`: the frame of every page imports this file, and must not load the code that loads toasts.

/** Text of a toast; `destructive` for a failure. */
export interface ToastText extends Notice {
  variant?: 'default' | 'destructive';
}

/** Display time of a toast (ms, spec section 9). */
export const TOAST_DURATION = 5000;

/** Id of the element that contains toasts; it is in the HTML of every page. The region inside it comes with the first toast. */
export const TOASTS = 'notifications';

/** Element of this page that contains toasts; created when missing. */
export function toastRegion(): HTMLElement {
  const region = document.getElementById(TOASTS);
  if (region) return region;
  const created = Object.assign(document.createElement('div'), { id: TOASTS });
  document.body.append(created);
  return created;
}
