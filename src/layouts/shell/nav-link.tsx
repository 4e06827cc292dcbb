import type { ComponentProps } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link.tsx';

/**
 * A link of a navigation. `aria-current` is "page" on the linked page, and "true" when `marked` or on a page whose route
 * begins with `href/` (docs/contract.md#output). With `end` such pages are ignored.
 */
export function NavLink({
  end,
  marked,
  ...props
}: ComponentProps<typeof Link> & { end?: boolean; marked?: boolean }) {
  const { pathname } = useLocation();
  const { href } = props;
  const isWithin = marked || (!end && pathname.startsWith(`${href}/`)) || undefined;
  return <Link {...props} aria-current={matchPath(href, pathname) ? 'page' : isWithin} />;
}
