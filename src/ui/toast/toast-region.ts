import type { Notice } from '../notice.ts';

/** A toast to show; `destructive` for what went wrong. */
export interface ToastText extends Notice {
  variant?: 'default' | 'destructive';
}

/** How long a toast stays, in milliseconds (spec section 9). */
export const TOAST_DURATION = 5000;

const ID = 'notifications';

/** Where toasts appear: a region that stands in every page's HTML. */
export const regionProps = {
  id: ID,
  role: 'region',
  'aria-label': 'Notification (F8)',
} as const;

/** The region of this page; made where a page has none. */
export function toastPlace(): HTMLElement {
  const place = document.getElementById(ID);
  if (place) return place;
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(regionProps)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}
