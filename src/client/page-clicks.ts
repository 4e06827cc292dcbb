import { useEffect } from 'react';
import { type Path, useNavigate } from 'react-router-dom';
import { DEMO, LIGHT } from '../content/outputs.ts';
import { routeOfPath } from '../ui/base.ts';
import { noticeOf } from '../ui/notice.ts';
import { notify } from '../ui/toast/notify.ts';

/** Folders of documents without the application: demonstrations and light versions. */
const STATIC_FOLDERS = [DEMO, LIGHT];

/** Path of a link inside the site, without the base path; undefined for other links and for links to the other language. */
export function targetOf(link: HTMLAnchorElement): Path | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const pathname = routeOfPath(link.pathname);
  if (pathname === undefined || link.hreflang || /\.[a-z0-9]+$/i.test(link.pathname))
    return undefined;
  if (STATIC_FOLDERS.includes(pathname.split('/')[1] ?? '')) return undefined;
  return { pathname, search: link.search, hash: link.hash };
}

/** Handles clicks on links and notices, also in the HTML of a page, which React does not render. */
export function usePageClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const marked = event.target.closest('[data-notice]');
      const notice = marked && noticeOf(marked);
      if (notice) {
        event.preventDefault();
        notify(notice);
        return;
      }
      const link = event.target.closest('a');
      const target = link && targetOf(link);
      // A click with a key held opens a tab or a menu.
      const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
      if (!target || event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey)
        return;
      event.preventDefault();
      // A link to the current address adds no history entry.
      navigate(target, { replace: link.href === location.href });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
