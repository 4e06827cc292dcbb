import type { ComponentProps } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link.tsx';

/**
 * A link of a navigation: to the page that is shown it is marked "page", to its section "true"
 * (contract section 7); with `end`, to its exact page only.
 */
export function NavLink({ end, ...props }: ComponentProps<typeof Link> & { end?: boolean }) {
  const { pathname } = useLocation();
  const { href } = props;
  const isWithin = (!end && pathname.startsWith(`${href}/`)) || undefined;
  return <Link {...props} aria-current={matchPath(href, pathname) ? 'page' : isWithin} />;
}
