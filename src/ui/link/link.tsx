import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import { withBase } from '../base.ts';

type LinkProps = ComponentProps<'a'> & { href: string };

const isExternal = (href: string) => /^https?:\/\//.test(href);

/** Routes are written without a final slash, however an editor copied them: `/services/` -> `/services`. */
const withoutFinalSlash = (href: string) => href.replace(/^(\/[^?#]*?)\/+(?=[?#]|$)/, '$1');

/**
 * A link: routes get the base path, other sites open in a new tab, which the link's name says, without
 * access to this one.
 * Clicks on routes are taken over by the router's listener, so that plain links work without it.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  if (isExternal(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className={visuallyHidden}> (nouvel onglet)</span>
      </a>
    );
  }
  return (
    <a {...rest} href={withBase(withoutFinalSlash(href))}>
      {children}
    </a>
  );
}
