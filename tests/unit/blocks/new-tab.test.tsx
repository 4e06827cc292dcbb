import { expect, test } from 'vitest';
import { ContactDetails } from '../../../src/blocks/contacts/contacts.tsx';
import { DocumentButton } from '../../../src/blocks/document-list/document-list.tsx';
import { QrCode } from '../../../src/blocks/qr-code/qr-code.tsx';
import { ButtonLink } from '../../../src/ui/button/button-link.tsx';
import { html, words } from './render.tsx';
import { siteOf } from './sample-site.ts';

const site = siteOf([]);

/** The name of each link of some HTML, and whether it opens a new tab. */
const links = (markup: string) =>
  [...markup.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', text = '']) => ({
    name: words(text),
    leaves: attributes.includes('target="_blank"'),
  }));

test.each([
  ['https://documents.example.org/dossier.pdf', 'Dossier de presse (PDF) (nouvel onglet)', true],
  ['/contact', 'Dossier de presse (PDF)', false],
  ['#suite', 'Dossier de presse (PDF)', false],
  ['mailto:presse@example.org', 'Dossier de presse (PDF)', false],
])('a button to %s is named « %s »', (href, name, leaves) => {
  const markup = html(site, <ButtonLink href={href} label="Dossier de presse (PDF)" />);
  expect(links(markup)).toEqual([{ name, leaves }]);
});

test('blocks announce one time for each link to another site that it opens a new tab', () => {
  const markup = html(
    site,
    <>
      <QrCode />
      <DocumentButton document="cv" label="Télécharger mon CV" />
      <ContactDetails />
    </>,
  );
  expect(links(markup)).toEqual([
    { name: 'Écouter OYERI Radio (nouvel onglet)', leaves: true },
    { name: 'Télécharger mon CV (nouvel onglet)', leaves: true },
    { name: 'aline@example.org', leaves: false },
    { name: '+241 77 00 11 22', leaves: false },
    { name: 'Voir mon profil (nouvel onglet)', leaves: true },
    { name: 'Suivre ma page (nouvel onglet)', leaves: true },
  ]);
});
