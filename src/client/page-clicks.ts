import { useEffect } from 'react';
import { type Path, useNavigate } from 'react-router-dom';
import { DEMO, LIGHT } from '../content/outputs.ts';
import { routeOfPath } from '../ui/base.ts';
import { noticeOf } from '../ui/notice.ts';
import { notify } from '../ui/toast/notify.ts';

/** Folders whose pages stand by themselves: the demonstrations and the light twins. */
const ALONE = [DEMO, LIGHT];

/** Where a link leads inside the site, without the base path; undefined for any other link, and to another language. */
export function targetOf(link: HTMLAnchorElement): Path | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const pathname = routeOfPath(link.pathname);
  if (pathname === undefined || link.hreflang || /\.[a-z0-9]+$/i.test(link.pathname))
    return undefined;
  if (ALONE.includes(pathname.split('/')[1] ?? '')) return undefined;
  return { pathname, search: link.search, hash: link.hash };
}

/** Answers the clicks on all links and notices, of the frame and of the HTML of a page, which React does not render. */
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
      // With a key held, a click opens another tab, or a menu.
      const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
      if (!target || event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey)
        return;
      event.preventDefault();
      // The same address once more adds no step to go back.
      navigate(target, { replace: link.href === location.href });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
