import type { ComponentProps } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { frenchRoute } from '../../content/languages.ts';
import { Link } from '../../ui/link/link.tsx';

/** Whether a page is one of the section that a link opens: a home page, in whichever language, has none. */
export const isWithin = (href: string, pathname: string) =>
  frenchRoute(href) !== '/' && pathname.startsWith(`${href}/`);

/**
 * A link of a navigation: to the page that is shown it is marked "page", to its section "true"
 * (contract section 7); with `end`, to its exact page only.
 */
export function NavLink({ end, ...props }: ComponentProps<typeof Link> & { end?: boolean }) {
  const { pathname } = useLocation();
  const { href } = props;
  const within = (!end && isWithin(href, pathname)) || undefined;
  return <Link {...props} aria-current={matchPath(href, pathname) ? 'page' : within} />;
}
