import type { NoticeText } from '../notice.ts';
import { showPlainToast } from './plain-toast.ts';

/** A toast to show; `destructive` for what went wrong. */
export interface ToastText extends NoticeText {
  variant?: 'default' | 'destructive';
}

/** Shows a toast; its code comes with the first one, and a plain notice stands in when it cannot come. */
export function notify(toast: ToastText): void {
  void import('./toaster.tsx').then(
    ({ showToast }) => showToast(toast),
    () => showPlainToast(toast),
  );
}
