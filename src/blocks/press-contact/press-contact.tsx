import { emailLine, phoneLine } from '../contact-lines/addresses.ts';
import { ContactLines } from '../contact-lines/contact-lines.tsx';
import { useSite } from '../site-context.ts';

/** Who answers journalists; nothing while `site.yml` names nobody. */
export function PressContact() {
  const { press } = useSite().manifest.site;
  if (!press) return null;
  return (
    <ContactLines
      lines={[{ label: 'Nom', text: press.name }, emailLine(press.email), phoneLine(press.phone)]}
    />
  );
}
