import type { BlockProps } from '../block-props.ts';
import { ContactLines, emailLine, phoneLine } from '../contact-lines/contact-lines.tsx';
import { useSite } from '../site-context.ts';

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

/** How to reach a project: its e-mail and, where it has one, its messaging link. */
export function ProjectContact({ project }: BlockProps<'ProjectContact'>) {
  const contact = useSite().manifest.site.subsites?.[project];
  if (!contact) return null;
  const messaging =
    'messaging' in contact
      ? [{ label: 'Messagerie', text: 'Écrire par messagerie', href: contact.messaging }]
      : [];
  return <ContactLines lines={[emailLine(contact.email), ...messaging]} />;
}
