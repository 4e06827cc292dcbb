import { emailLine } from '../contact-lines/addresses.ts';
import { ContactLines } from '../contact-lines/contact-lines.tsx';
import { useSite } from '../site-context.ts';

interface ProjectContactProps {
  project: 'decouverte' | 'ndjoOyeri';
}

/** How to reach a project: its e-mail and, where it has one, its messaging link. */
export function ProjectContact({ project }: ProjectContactProps) {
  const contact = useSite().manifest.site.subsites?.[project];
  if (!contact) return null;
  const messaging =
    'messaging' in contact
      ? [{ label: 'Messagerie', text: 'Écrire par messagerie', href: contact.messaging }]
      : [];
  return <ContactLines lines={[emailLine(contact.email), ...messaging]} />;
}
