import type { ComponentProps } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link.tsx';

/**
 * A link of a navigation. Its `aria-current` is "page" on its own page, "true" on pages below it or where
 * `marked` (contract section 7); with `end`, never because of pages below.
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
