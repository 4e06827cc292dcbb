import { emailLine, phoneLine } from '../contact-lines/addresses.ts';
import { ContactLines } from '../contact-lines/contact-lines.tsx';
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
