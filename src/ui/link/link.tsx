import { type ComponentProps, createContext, use } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import { withBase } from '../base.ts';
import { Light } from '../light.ts';

/** What is said of a link that opens a new tab. */
export const NewTab = createContext('nouvel onglet');

type LinkProps = ComponentProps<'a'> & { href: string };

const isExternal = (href: string) => /^https?:\/\//.test(href);

/** Routes are written without a final slash, however an editor copied them: `/services/` -> `/services`. */
const withoutFinalSlash = (href: string) => href.replace(/^(\/[^?#]*?)\/+(?=[?#]|$)/, '$1');

/**
 * A link: routes get the base path, other sites open in a new tab, which the link's name says, without
 * access to this one.
 * On a light page it leads to the next light one, in the same tab.
 * Clicks on routes are taken over by the router's listener, so that plain links work without it.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const newTab = use(NewTab);
  const light = import.meta.env.SSR ? use(Light) : undefined;
  if (isExternal(href) && !light) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className={visuallyHidden}>{` (${newTab})`}</span>
      </a>
    );
  }
  return (
    <a {...rest} href={withBase(withoutFinalSlash(light?.address(href) ?? href))}>
      {children}
    </a>
  );
}
