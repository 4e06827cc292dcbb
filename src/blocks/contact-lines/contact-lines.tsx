import { Link } from '../../ui/link/link.tsx';
import * as styles from './contact-lines.css.ts';

/** One way to reach someone; plain text without `href`. */
export interface ContactLine {
  label: string;
  text: string;
  href?: string;
}

interface ContactLinesProps {
  lines: readonly ContactLine[];
  size?: keyof typeof styles.size;
}

export const ContactLines = ({ lines, size = 'text' }: ContactLinesProps) => (
  <dl className={styles.lines}>
    {lines.map(({ label, text, href }) => (
      <div key={label} className={styles.line}>
        <dt className={styles.label}>{label}</dt>
        <dd>
          {href ? (
            <Link href={href} className={styles.size[size]}>
              {text}
            </Link>
          ) : (
            <span className={styles.size[size]}>{text}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

/** An e-mail address as a line to click. */
export const emailLine = (email: string): ContactLine => ({
  label: 'Courriel',
  text: email,
  href: `mailto:${email}`,
});

/** A phone number as a line to call: shown as written, dialled as digits with the country's plus. */
export const phoneLine = (phone: string): ContactLine => ({
  label: 'Téléphone',
  text: phone.replace(/\s/g, '\u00a0'),
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
});
