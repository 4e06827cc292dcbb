import type { Notice } from '../notice.ts';

// Not in `notify.ts`: the frame of every page imports this file, and must not load the code that loads toasts.

/** Text of a toast; `destructive` for a failure. */
export interface ToastText extends Notice {
  variant?: 'default' | 'destructive';
}

/** Display time of a toast (ms, docs/contract.md#notices). */
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
