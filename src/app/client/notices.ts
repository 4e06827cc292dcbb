import { noticeOf } from '../../ui/notice.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Shows the notice of any marked element that is clicked, and keeps a marked link from leaving. */
export function listenForNotices(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const marked = event.target.closest('[data-notice]');
    const notice = marked && noticeOf(marked);
    if (!notice) return;
    event.preventDefault();
    notify(notice);
  });
}
