import { expect, test } from 'vitest';
import {
  ContactDetails,
  PressContact,
  ProjectContact,
} from '../../../src/blocks/contacts/contacts.tsx';
import { html, words } from './render.tsx';
import { siteOf } from './sample-site.ts';

const site = siteOf([]);
const addresses = (markup: string) => markup.match(/(?<=href=")[^"]+/g);

test('the contact page writes, calls and leads to two networks in a new tab', () => {
  const markup = html(site, <ContactDetails />);
  expect(addresses(markup)).toEqual([
    'mailto:aline@example.org',
    'tel:+24177001122',
    'https://pro.example.org/aline',
    'https://net.example.org/a',
  ]);
  expect(markup.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2);
});

test('the press contact has a name, an e-mail and a phone', () => {
  const markup = html(site, <PressContact />);
  expect(words(markup)).toBe(
    'Nom Paul Obame Courriel presse@example.org Téléphone +241 66 00 11 22',
  );
  expect(addresses(markup)).toEqual(['mailto:presse@example.org', 'tel:+24166001122']);
});

test('a project shows its messaging only where it has one', () => {
  expect(addresses(html(site, <ProjectContact project="decouverte" />))).toEqual([
    'mailto:adg@example.org',
    'https://wa.example.org/adg',
  ]);
  expect(addresses(html(site, <ProjectContact project="ndjoOyeri" />))).toEqual([
    'mailto:ndjo@example.org',
  ]);
});

test('a site without press contact or sub-sites shows nothing in their place', () => {
  const { press, subsites, ...rest } = site.manifest.site;
  const bare = { ...site, manifest: { ...site.manifest, site: rest } };
  expect([press, subsites]).not.toContain(undefined);
  expect(html(bare, <PressContact />)).toBe('');
  expect(html(bare, <ProjectContact project="ndjoOyeri" />)).toBe('');
});
