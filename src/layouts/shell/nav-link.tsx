import type { ComponentProps } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Link } from '../../ui/link/link.tsx';

/**
 * A link of a navigation: to the page that is shown it is marked "page", to its section "true"
 * (contract section 7), as where `marked`; with `end`, to its exact page only.
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
