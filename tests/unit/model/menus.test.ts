import { expect, test } from 'vitest';
import type { Document } from '../../../src/model/document.ts';
import { menusOf, menusWithAddresses } from '../../../src/model/menus.ts';
import { subsiteOf, subsitesOf } from '../../../src/model/subsites.ts';
import { home } from '../blocks/sample-site.ts';
import { manifestWith } from '../server/render-page.ts';

const page = (keys: string) =>
  `---\n${keys}\ndescription: "Une page pour les essais."\n---\n\nUn texte.\n`;

const NAVIGATION = `header:
  - /services/
  - page: /a-propos#parcours
    label: Qui je suis
    en: Who I am
  - menu: Projets
    en: Projects
    pages:
      - /projets/tortues
      - /projets/eco-logik
  - page: https://www.youtube.com/@essai
    label: Vidéos
footer:
  - page: /mentions-legales
    label: Mentions légales
  - page: /contact
    label: Écrire
subsites:
  /projets/tortues:
    - ''
    - /agir
`;

const FILES = {
  'navigation.yml': NAVIGATION,
  'pages/projets/tortues/index.mdx': page(
    'title: Les tortues du Gabon\nnav: Accueil\nsection:\n  name: Tortues\n  theme: eco-logik\n  footer: false',
  ),
  'pages/projets/tortues/agir.mdx': page('title: Agir pour les tortues'),
  'pages/en/contact.mdx': page('title: Contact me\nlang: en'),
  'pages/en/services.mdx': page('title: What I do\nnav: Services offered\nlang: en'),
};

test('a label is the one written, the sub-site’s name, or the page’s own; in English it says what is French', () => {
  const manifest = manifestWith(FILES);
  const french = { hrefLang: 'fr', lang: 'fr' };
  const videos = { href: 'https://www.youtube.com/@essai', label: 'Vidéos' };
  const projects = (more: object) => [
    { href: '/projets/tortues', label: 'Tortues', ...more },
    { href: '/projets/eco-logik', label: 'Eco Logik', ...more },
  ];
  const { header, footer, subsites } = menusOf(manifest, 'fr');
  expect(header).toEqual([
    { href: '/services', label: 'Services' },
    { href: '/a-propos#parcours', label: 'Qui je suis' },
    { label: 'Projets', items: projects({}) },
    videos,
  ]);
  expect(footer).toEqual([
    { href: '/mentions-legales', label: 'Mentions légales' },
    { href: '/contact', label: 'Écrire' },
  ]);
  expect(Object.values(subsites)).toEqual([
    {
      name: 'Tortues',
      root: '/projets/tortues',
      items: [
        { href: '/projets/tortues', label: 'Accueil' },
        { href: '/projets/tortues/agir', label: 'Agir pour les tortues' },
      ],
    },
  ]);
  const english = menusOf(manifest, 'en');
  expect(english.home).toBe('/');
  expect(english.header).toEqual([
    { href: '/en/services', label: 'Services offered' },
    { href: '/a-propos#parcours', label: 'Who I am', hrefLang: 'fr' },
    { label: 'Projects', items: projects(french) },
    videos,
  ]);
  expect(english.footer).toEqual([
    { href: '/mentions-legales', label: 'Mentions légales', ...french },
    { href: '/en/contact', label: 'Contact me' },
  ]);
});

test('a menu leads to the page that is above all its others; what is no page is left out, but for files', () => {
  const manifest = manifestWith({
    ...FILES,
    'pages/en/index.mdx': page('title: Home\nlang: en'),
    'pages/en/projets/tortues/index.mdx': page('title: Turtles\nlang: en'),
  });
  const pages = ['/projets/tortues/agir', '/projets/tortues', '/absente'];
  const header = [{ menu: 'Tortues', pages }];
  const footer = [
    { page: '/contact?a=1#b', button: true as const },
    { page: '/documents/bilan.pdf', label: 'Bilan' },
  ];
  const navigation = { header, footer, subsites: { '/projets/tortues': ['/absente', ''] } };
  const menus = (lang: 'fr' | 'en') => menusOf({ ...manifest, navigation }, lang);
  expect(menus('fr').header).toMatchObject([
    { label: 'Tortues', href: '/projets/tortues', items: [{}, { label: 'Tortues' }] },
  ]);
  expect(menus('fr').footer).toMatchObject([
    { href: '/contact?a=1#b', button: true },
    { href: '/documents/bilan.pdf', label: 'Bilan' },
  ]);
  const { home, subsites } = menus('en');
  expect([home, subsites['/projets/tortues']?.items]).toEqual([
    '/en',
    [{ href: '/en/projets/tortues', label: 'Turtles' }],
  ]);
});

test('sub-sites are in the order of the menu, those in no menu last', async () => {
  const manifest = manifestWith(FILES);
  expect(manifest.subsites.map(({ root }) => root)).toEqual([
    '/projets/tortues',
    '/projets/eco-logik',
    '/je-participe',
    ...['decouverte-gabon', 'ndjo-oyeri', 'oyeri-radio'].map((name) => `/projets/${name}`),
  ]);
  const others = ['/b', '/a', '/a/c', '/a-c'].map((route) => home(route));
  const sorted = subsitesOf(others, { header: ['/a/c'], footer: [], subsites: {} });
  expect(sorted.map(({ root }) => root)).toEqual(['/a/c', '/b', '/a', '/a-c']);
  expect(subsiteOf('/en/a/c/d', { subsites: sorted }).root).toBe('/a/c');
  expect(subsiteOf('/projets/tortues/agir', manifest).name).toBe('Tortues');
  expect(subsiteOf('/projets/tortues-marines', manifest).name).toBe('');
});

/** French pages, an English one, and two with one name. */
const DOCUMENTS = [
  ['/services', { title: 'Mes services', nav: 'Services' }],
  ['/projets/eco', { title: 'Eco Logik', section: { name: 'Éco' } }],
  ['/projets/eco/equipe', { title: 'L’équipe' }],
  ['/autre/equipe', { title: 'L’équipe' }],
  ['/en/offers', { title: 'Offers', lang: 'en' }],
  [null, { title: 'Sans page' }],
  ['/lien', { title: 'https://a.ga' }],
].map(([route, data]) => ({ route, data, kind: 'page', frontmatter: data }) as Document);

test.each([
  ['Mes services', '/services'],
  ['services', '/services'],
  ['/services', '/services'],
  ['#services', '#services'],
  ['Offers', 'Offers'],
  ['Sans page', 'Sans page'],
  ['https://a.ga', 'https://a.ga'],
  ['L’équipe', 'L’équipe'],
])('the entry « %s » of a menu leads to %s', (name, address) => {
  const written = (entry: string) => ({
    header: [entry, { menu: entry, pages: [entry, { page: entry, label: entry }] }],
    subsites: { '/projets/eco': [entry, ''] },
  });
  const own = { 'L’équipe': '/equipe' }[name] ?? name;
  expect(menusWithAddresses(DOCUMENTS, written(name))).toEqual({
    header: [address, { menu: name, pages: [address, { page: address, label: name }] }],
    subsites: { '/projets/eco': [own, ''] },
  });
});
