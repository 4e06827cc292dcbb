import type { NoticeText } from '../notice.ts';

/** A toast to show; `destructive` for what went wrong. */
export interface ToastText extends NoticeText {
  variant?: 'default' | 'destructive';
}

/** Shows a toast; its code comes with the first one. */
export function notify(toast: ToastText): void {
  console.warn(toast.title);
}
