import type { MouseEvent } from 'react';
import {
  type LinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useMatch,
  useNavigate,
} from 'react-router-dom';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';

type FrameLinkProps = Omit<LinkProps, 'to'> & {
  /** A route, without the base path. */
  to: string;
};

/** A link of the frame to a page of the site. */
export const FrameLink = (props: FrameLinkProps) => (
  <RouterLink {...props} {...useOneStep(props)} />
);

/**
 * A link of a navigation: to the page that is shown it is marked "page", to its section "true"
 * (contract section 7); with `end`, to its exact page only.
 */
export function FrameNavLink({ className, end, ...props }: FrameLinkProps & { end?: boolean }) {
  const isExact = useMatch(props.to) !== null;
  return (
    <RouterNavLink
      {...props}
      {...useOneStep(props)}
      end={end}
      className={() => className}
      aria-current={isExact ? 'page' : 'true'}
    />
  );
}

/**
 * The address that is shown, once more, adds no step to go back. The router would compare with the page
 * that is still shown while the next one is on its way.
 */
function useOneStep({ to, hrefLang }: FrameLinkProps) {
  const navigate = useNavigate();
  return {
    replace: false,
    // Another language has another frame.
    reloadDocument: hrefLang !== undefined,
    // An attribute for the router's framework mode.
    discover: 'none' as const,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.currentTarget.href !== location.href || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(to, { replace: true });
    },
  };
}
