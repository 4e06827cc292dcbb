import type { Words } from '../../content/schema/interface.ts';
import { sectionOf } from '../../content/sections.ts';
import { cover } from '../../ui/link/cover.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { slugOf, telAddress } from '../../values/text.ts';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { looks } from './contacts.css.ts';

/** Contacts of the owner of the site: e-mail, phone, two social networks. */
export function ContactDetails() {
  const { manifest, words } = useSite();
  const { email, phone, social } = manifest.site;
  const { contacts } = words;
  return (
    <ContactLines
      look="large"
      lines={[
        emailLine(email, words),
        phoneLine(phone, words),
        { label: contacts.professional, text: contacts.seeProfile, href: social.professional },
        { label: contacts.network, text: contacts.followPage, href: social.network },
      ]}
    />
  );
}

/** Reasons to write to the owner: each opens an e-mail with that subject. */
export function ContactSubjects({ items }: BlockProps<'ContactSubjects'>) {
  const { email } = useSite().manifest.site;
  const lines = items.map(({ title, text }) => ({
    id: slugOf(title),
    label: text,
    text: title,
    href: `mailto:${email}?subject=${encodeURIComponent(title)}`,
  }));
  return <ContactLines lines={lines} look="subjects" />;
}

/** The contact for journalists; null while `site.yml` has no `press`. */
export function PressContact() {
  const { manifest, words } = useSite();
  const { press } = manifest.site;
  if (!press) return null;
  return (
    <ContactLines
      lines={[
        { label: words.contacts.name, text: press.name },
        emailLine(press.email, words),
        phoneLine(press.phone, words),
      ]}
    />
  );
}

/** E-mail and messaging link of the project to which the page belongs; null when the project has neither. */
export function ProjectContact() {
  const { manifest, entry, words } = useSite();
  const { email, messaging } = sectionOf(entry?.route ?? '/', manifest).contact ?? {};
  const { messaging: label, write } = words.contacts;
  const lines = [
    ...(email ? [emailLine(email, words)] : []),
    ...(messaging ? [{ label, text: write, href: messaging }] : []),
  ];
  return lines.length > 0 ? <ContactLines lines={lines} /> : null;
}

/** One contact, such as an e-mail address; without `href` plain text. */
interface ContactLine {
  id?: string;
  label: string;
  text: string;
  href?: string;
}

interface ContactLinesProps {
  lines: readonly ContactLine[];
  look?: keyof typeof looks;
}

const ContactLines = ({ lines, look = 'list' }: ContactLinesProps) => (
  <dl className={looks[look]}>
    {lines.map(({ id, label, text, href }) => (
      <div key={label} id={id}>
        <dt>{label}</dt>
        <dd>
          {href ? (
            <Link href={href} className={cover}>
              {text}
            </Link>
          ) : (
            <span>{text}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const emailLine = (email: string, { contacts }: Words): ContactLine => ({
  label: contacts.email,
  text: email,
  href: `mailto:${email}`,
});

/** A phone number, shown with no-break spaces; the link has only its digits: `tel:+24106000000`. */
const phoneLine = (phone: string, { contacts }: Words): ContactLine => ({
  label: contacts.phone,
  text: phone.replace(/\s/g, '\u00a0'),
  href: telAddress(phone),
});
