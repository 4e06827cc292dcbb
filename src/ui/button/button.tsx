import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import { isLinked } from '../base.ts';
import { Link } from '../link/link.tsx';
import { button } from './button.css.ts';

type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';

interface ButtonProps extends ComponentProps<'button'> {
  label?: string;
  variant?: ButtonVariant | undefined;
  size?: 'sm';
}

export const Button = ({ label, variant, size, className = '', ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={`${button({ variant, size })} ${className}`.trim()}>
    {label ?? rest.children}
  </button>
);

export interface ButtonLinkProps {
  href: string;
  hrefLang?: string | undefined;
  label: string;
  /** Hidden text after the label, for screen readers; begins with a space or punctuation: ` – Conseil`. */
  about?: ReactNode;
  variant?: ButtonVariant;
  size?: 'shared' | undefined;
}

export const ButtonLink = ({ label, about, variant, size, ...link }: ButtonLinkProps) => (
  <Link {...link} className={button({ variant, size })}>
    {label}
    {about && <span className={visuallyHidden}>{about}</span>}
  </Link>
);

interface ButtonLinksProps extends Pick<ButtonLinkProps, 'size'> {
  links: readonly ButtonLinkProps[] | undefined;
  className: string;
}

/** A row of button links, of which the first is filled and the others are outlined; nothing without links. */
export const ButtonLinks = ({ links = [], size, className }: ButtonLinksProps) =>
  links.length > 0 && (
    <p className={className}>
      {links.map((link, at) => (
        <ButtonLink
          key={link.href}
          {...link}
          size={size}
          variant={at === 0 ? 'default' : 'outline'}
        />
      ))}
    </p>
  );

/** A link that scripts handle as a button; without scripts it opens its address. `data-open`: clicks before hydration count. */
export const ActionLink = (props: ComponentProps<'a'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a `<button>` has no address to open without scripts
  <a
    {...props}
    href={props.href && isLinked(props.href) ? props.href : undefined}
    role="button"
    data-open=""
    onKeyDown={(event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    }}
  />
);
