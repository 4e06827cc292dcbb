import { Link } from '../link/link.tsx';
import { button } from './button.css.ts';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';

interface ButtonLinkProps {
  href: string;
  label: string;
  variant?: ButtonVariant;
}

/** A link that looks like a button. */
export const ButtonLink = ({ href, label, variant }: ButtonLinkProps) => (
  <Link href={href} className={button({ variant })}>
    {label}
  </Link>
);
