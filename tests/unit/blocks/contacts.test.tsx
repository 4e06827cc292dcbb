import { expect, test } from 'vitest';
import {
  ContactDetails,
  ContactSubjects,
  PressContact,
  ProjectContact,
} from '../../../src/blocks/contacts/contacts.tsx';
import { html, words } from './render.tsx';
import { home, siteOf } from './sample-site.ts';

const site = siteOf([]);
const addresses = (markup: string) => markup.match(/(?<=href=")[^"]+/g);

test('the contact page links to e-mail and phone, and to two networks in a new tab', () => {
  const markup = html(site, <ContactDetails />);
  expect(addresses(markup)).toEqual([
    'mailto:aline@example.org',
    'tel:+24177001122',
    'https://pro.example.org/aline',
    'https://net.example.org/a',
  ]);
  expect(markup.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2);
});

test('a subject of messages has an anchor, and links to an e-mail with that subject', () => {
  const items = [{ title: 'Demande de devis', text: 'Vos dates.' }];
  const markup = html(site, <ContactSubjects items={items} />);
  expect(words(markup)).toBe('Vos dates. Demande de devis');
  expect(addresses(markup)).toEqual(['mailto:aline@example.org?subject=Demande%20de%20devis']);
  expect(markup).toContain('id="demande-de-devis"');
});

test('the press contact has a name, an e-mail and a phone', () => {
  const markup = html(site, <PressContact />);
  expect(words(markup)).toBe(
    'Nom Paul Obame Courriel presse@example.org Téléphone +241 66 00 11 22',
  );
  expect(addresses(markup)).toEqual(['mailto:presse@example.org', 'tel:+24166001122']);
});

test('the pages of a project show its e-mail and its messaging, where it has them', () => {
  const contacts = (contact?: Parameters<typeof home>[1]) => {
    const project = home('/projets/tortues', contact);
    return html(
      siteOf([project], { ...project, route: '/projets/tortues/aider' }),
      <ProjectContact />,
    );
  };
  const [email, messaging] = ['adg@example.org', 'https://wa.example.org/adg'];
  expect(addresses(contacts({ email, messaging }))).toEqual([`mailto:${email}`, messaging]);
  expect(addresses(contacts({ email }))).toEqual([`mailto:${email}`]);
  expect([contacts({}), contacts(), html(site, <ProjectContact />)]).toEqual(['', '', '']);
});

test('a site without press contact renders no list of contacts', () => {
  const { press, ...rest } = site.manifest.site;
  const bare = { ...site, manifest: { ...site.manifest, site: rest } };
  expect(press).toBeDefined();
  expect(html(bare, <PressContact />)).toBe('');
});
