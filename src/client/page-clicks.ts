import { useEffect } from 'react';
import { type Path, useNavigate } from 'react-router-dom';
import { DEMO, LIGHT } from '../model/outputs.ts';
import { dayInGabon } from '../site/days.ts';
import { routeOfPath } from '../ui/base.ts';
import { copyMarked } from '../ui/clipboard/copy-text.ts';
import { noticeOf } from '../ui/notice.ts';
import { notify } from '../ui/toast/notify.ts';
import { storeScroll } from './scroll.ts';

/** First segments of routes whose documents have no React: demonstrations, and light versions (plain HTML). */
const STATIC_FOLDERS = [DEMO, LIGHT];

/** Path below the base to which the router can navigate; undefined for files, other sites and the other language (`hreflang`). */
export function targetOf(link: HTMLAnchorElement): Path | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const pathname = routeOfPath(link.pathname);
  if (pathname === undefined || link.hreflang || /\.[a-z0-9]+$/i.test(link.pathname))
    return undefined;
  if (STATIC_FOLDERS.includes(pathname.split('/')[1] ?? '')) return undefined;
  return { pathname, search: link.search, hash: link.hash };
}

/** Handles clicks on links and on elements with `data-notice` or `data-copy`, also in prerendered HTML, which has no React handlers. */
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
      const copyButton = event.target.closest<HTMLElement>('[data-copy]');
      if (copyButton) return event.defaultPrevented ? undefined : void copyMarked(copyButton);
      const link = event.target.closest('a');
      const target = link && targetOf(link);
      // With a modifier key or another button, the browser opens a tab or a menu.
      const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
      if (!target || event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey)
        return;
      event.preventDefault();
      storeScroll();
      // A link to the current address replaces the history entry instead of adding one.
      navigate(target, { replace: link.href === location.href });
    };
    document.addEventListener('click', onClick);
    document.addEventListener('change', onChoice);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('change', onChoice);
    };
  }, [navigate]);
}

/** A choice in a form whose button only shows a notice shows it too. */
function onChoice({ target }: Event): void {
  const marked = target instanceof HTMLSelectElement && target.form?.querySelector('[data-notice]');
  const notice = marked && noticeOf(marked);
  if (notice) notify(notice);
}

/**
 * Hides what ends on a day (`data-until`) and shows what follows it (`data-after`), by the visitor's clock: a page
 * of the cache, or one that stays open, asks for no money after the end.
 */
export function closeByDay(): void {
  const today = dayInGabon(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after = '' } = element.dataset;
    element.hidden = until === undefined ? today <= after : until < today;
  }
}
