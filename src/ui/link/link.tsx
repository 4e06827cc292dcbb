import { type ComponentProps, createContext, use } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import { isLinked, withBase } from '../base.ts';

/** Text for screen readers at the end of links that open a new tab, in the language of the page. */
export const NewTab = createContext('nouvel onglet');

type LinkProps = ComponentProps<'a'> & { href: string };

const isExternal = (href: string) => /^https?:\/\//.test(href);

/** `/services/` -> `/services`, also before a query or fragment. */
const withoutFinalSlash = (href: string) => href.replace(/^(\/[^?#]*?)\/+(?=[?#]|$)/, '$1');

/**
 * A link. A route gets the base path; clicks on it are handled by one listener of the page, not here. An external link opens a
 * new tab; in a preview it is plain text.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const newTab = use(NewTab);
  if (!isLinked(href)) return <span className={rest.className}>{children}</span>;
  if (isExternal(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className={visuallyHidden}>{` (${newTab})`}</span>
      </a>
    );
  }
  return (
    <a {...rest} href={withBase(withoutFinalSlash(href))}>
      {children}
    </a>
  );
}
