import { BASE, routeOfPath } from '../../ui/base.ts';
import { visit } from './history.ts';

/** The route and hash that a plain click on `link` leads to inside the site; undefined for any other. */
export function targetOf(link: HTMLAnchorElement): { route: string; hash: string } | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const route = routeOfPath(link.pathname);
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname) || link.pathname.startsWith(`${BASE}demo/`);
  return route === undefined || isFile ? undefined : { route, hash: link.hash };
}

/** Takes over plain clicks on the site's own links; returns what gives them back. */
export function interceptLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link && targetOf(link);
    if (!link || !target) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && target.hash) return;
    event.preventDefault();
    visit(`${target.route}${link.search}${target.hash}`);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
