import { type ComponentProps, createContext, use } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import { withBase } from '../base.ts';
import { Light } from '../light.ts';

/** Hidden suffix of links that open a new tab. */
export const NewTab = createContext('nouvel onglet');

type LinkProps = ComponentProps<'a'> & { href: string };

const isExternal = (href: string) => /^https?:\/\//.test(href);

/** `/services/` -> `/services`, also before a query or fragment. */
const withoutFinalSlash = (href: string) => href.replace(/^(\/[^?#]*?)\/+(?=[?#]|$)/, '$1');

/**
 * A link. Routes get the base path, external links open a new tab, which their name states; on a light page routes lead
 * to light versions, all in the same tab. A listener of the router handles clicks on routes.
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
