import { sectionOf } from '../../content/sections.ts';
import { Link } from '../../ui/link/link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './contacts.css.ts';

/** How to reach the owner: e-mail, phone, two social networks. */
export function ContactDetails() {
  const { email, phone, social } = useSite().manifest.site;
  return (
    <ContactLines
      size="title"
      lines={[
        emailLine(email),
        phoneLine(phone),
        { label: 'Réseau professionnel', text: 'Voir mon profil', href: social.professional },
        { label: 'Réseau social', text: 'Suivre ma page', href: social.network },
      ]}
    />
  );
}

/** The press contact; nothing while `site.yml` has none. */
export function PressContact() {
  const { press } = useSite().manifest.site;
  if (!press) return null;
  return (
    <ContactLines
      lines={[{ label: 'Nom', text: press.name }, emailLine(press.email), phoneLine(press.phone)]}
    />
  );
}

/** How to reach the project of the page: its e-mail and its messaging link, where it has them. */
export function ProjectContact() {
  const { manifest, entry } = useSite();
  const { email, messaging } = sectionOf(entry?.route ?? '/', manifest).contact ?? {};
  const lines = [
    ...(email ? [emailLine(email)] : []),
    ...(messaging ? [{ label: 'Messagerie', text: 'Écrire par messagerie', href: messaging }] : []),
  ];
  return lines.length > 0 ? <ContactLines lines={lines} /> : null;
}

/** One way to reach someone; plain text without `href`. */
interface ContactLine {
  label: string;
  text: string;
  href?: string;
}

interface ContactLinesProps {
  lines: readonly ContactLine[];
  size?: keyof typeof styles.size;
}

const ContactLines = ({ lines, size = 'text' }: ContactLinesProps) => (
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
const emailLine = (email: string): ContactLine => ({
  label: 'Courriel',
  text: email,
  href: `mailto:${email}`,
});

/** A phone number as a line to call: shown as written, dialled as digits with the country's plus. */
const phoneLine = (phone: string): ContactLine => ({
  label: 'Téléphone',
  text: phone.replace(/\s/g, '\u00a0'),
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
});
