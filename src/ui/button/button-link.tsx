import { Link } from '../link/link.tsx';
import { button } from './button.css.ts';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';

interface ButtonLinkProps {
  href: string;
  hrefLang?: string | undefined;
  label: string;
  variant?: ButtonVariant;
}

/** A link that looks like a button. */
export const ButtonLink = ({ label, variant, ...link }: ButtonLinkProps) => (
  <Link {...link} className={button({ variant })}>
    {label}
  </Link>
);
