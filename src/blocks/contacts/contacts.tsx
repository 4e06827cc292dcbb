import { subsiteOf } from '../../model/subsites.ts';
import { cover, factName, strong } from '../../ui/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { slugOf, telAddress } from '../../values/text.ts';
import type { BlockProps } from '../block-props.ts';
import { titleLink } from '../entry/entries.css.ts';
import { Entries, Entry } from '../entry/entry.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from './contacts.css.ts';

/** Contacts of the owner of the site: e-mail, phone, WhatsApp, two social networks. */
export function ContactDetails() {
  const { manifest, words } = useRenderContext();
  const { email, phone, messaging, social } = manifest.settings;
  const { professional, seeProfile, network, followPage, whatsapp, ...labels } = words.contacts;
  return (
    <Contacts>
      {[
        byMail(labels.email, email),
        byPhone(labels.phone, phone),
        messaging && { label: 'WhatsApp', text: whatsapp, href: messaging, isDirect: true },
        { label: professional, text: seeProfile, href: social.professional },
        { label: network, text: followPage, href: social.network },
      ]}
    </Contacts>
  );
}

/** Reasons to write to the owner: each opens an e-mail with that subject. */
export function ContactSubjects({ items }: BlockProps<'ContactSubjects'>) {
  const { email } = useRenderContext().manifest.settings;
  return (
    <Entries look="lines" value="ruled">
      {items.map(({ title, text }) => (
        <Entry
          key={title}
          id={slugOf(title)}
          title={
            <Link
              href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
              className={titleLink}
            >
              {title}
            </Link>
          }
          text={text}
        />
      ))}
    </Entries>
  );
}

/** The contact for journalists; null while `site.yml` has no `press`. */
export function PressContact() {
  const { manifest, words } = useRenderContext();
  const { press } = manifest.settings;
  const { name, email, phone } = words.contacts;
  if (!press) return null;
  return (
    <Contacts>
      {[{ label: name, text: press.name }, byMail(email, press.email), byPhone(phone, press.phone)]}
    </Contacts>
  );
}

/** E-mail and messaging link of the project to which the page belongs; null when the project has neither. */
export function ProjectContact() {
  const { manifest, entry, words } = useRenderContext();
  const { email, messaging } = subsiteOf(entry?.route ?? '/', manifest).contact ?? {};
  const { messaging: label, write } = words.contacts;
  return (
    <Contacts>
      {[byMail(words.contacts.email, email), messaging && { label, text: write, href: messaging }]}
    </Contacts>
  );
}

/** One contact, such as an e-mail address; without `href` plain text. */
interface Contact {
  label: string;
  text: string;
  href?: string;
  /** A way to reach the person, not only to read of her. */
  isDirect?: boolean;
}

const byMail = (label: string, email: string | undefined): Contact | undefined =>
  email ? { label, text: email, href: `mailto:${email}`, isDirect: true } : undefined;

/** Shown with no-break spaces; the link has only the digits: `tel:+24106000000`. */
const byPhone = (label: string, phone: string | undefined): Contact | undefined =>
  phone
    ? { label, text: phone.replace(/\s/g, '\u00a0'), href: telAddress(phone), isDirect: true }
    : undefined;

/** A list of contacts; null without any. */
function Contacts({ children }: { children: readonly (Contact | '' | undefined)[] }) {
  const contacts = children.filter((one) => one !== undefined && one !== '');
  return (
    contacts.length > 0 && (
      <dl className={styles.contacts}>
        {contacts.map(({ label, text, href, isDirect }) => (
          <div
            key={label}
            className={isDirect ? `${styles.contact} ${strong} ${styles.direct}` : styles.contact}
          >
            <dt className={factName}>{label}</dt>
            <dd>
              {href ? (
                <Link href={href} className={`${cover} ${styles.value}`}>
                  {text}
                </Link>
              ) : (
                <span className={styles.value}>{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
