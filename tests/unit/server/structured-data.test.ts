import { expect, test } from 'vitest';
import { graphOf } from './graph-of.ts';
import { rendererWith, renderPage } from './render-page.ts';

const SITE = 'http://localhost:4173';
const OWNER = {
  '@type': 'Person',
  '@id': `${SITE}/#personne`,
  name: 'Prénom Nom',
  url: `${SITE}/`,
};

const crumbs = (...names: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: SITE + path,
  })),
});

test('the home page describes the owner and the site', async () => {
  expect(graphOf(await renderPage('/', {}))).toEqual([
    {
      '@type': 'WebPage',
      name: 'Accueil',
      description: 'La page / du site d’essai.',
      inLanguage: 'fr',
      url: `${SITE}/`,
    },
    {
      ...OWNER,
      email: 'contact@example.org',
      telephone: '+241 00 00 00 00',
      sameAs: [
        'https://reseau-professionnel.example.org/prenom-nom',
        'https://reseau-social.example.org/prenom-nom',
      ],
    },
    {
      '@type': 'Organization',
      name: 'Prénom Nom',
      url: `${SITE}/`,
      slogan: 'Mobiliser les esprits. Changer les réalités.',
      founder: { '@id': OWNER['@id'] },
    },
    {
      '@type': 'WebSite',
      name: 'Prénom Nom',
      url: `${SITE}/`,
      inLanguage: 'fr',
      publisher: { '@id': OWNER['@id'] },
    },
  ]);
});

const EVENT =
  'event:\n  name: Journée des côtes\n  start: 2026-05-01\n  end: 2026-05-02\n  place: Mayumba\n';

test('a press release is news, with the meeting that it announces', async () => {
  const text = `---\ntitle: Un essai\ndescription: "Des mots."\ndate: 2026-01-05\n${EVENT}---\n\nUn texte.\n`;
  const page = await renderPage('/ressources/essai', { 'communiques/essai.mdx': text });
  expect(graphOf(page)).toEqual([
    {
      '@type': 'NewsArticle',
      headline: 'Un essai',
      description: 'Des mots.',
      inLanguage: 'fr',
      mainEntityOfPage: `${SITE}/ressources/essai`,
      image: `${SITE}/`,
      datePublished: '2026-01-05',
      author: OWNER,
    },
    crumbs(['Prénom Nom', '/'], ['Ressources', '/ressources'], ['Un essai', '/ressources/essai']),
    {
      '@type': 'Event',
      name: 'Journée des côtes',
      startDate: '2026-05-01',
      endDate: '2026-05-02',
      location: { '@type': 'Place', name: 'Mayumba', address: 'Mayumba' },
    },
  ]);
});

test('every page describes itself one time, and those below the first level have breadcrumbs', async () => {
  const renderer = await rendererWith({});
  const types: Record<string, unknown[]> = {};
  for (const route of renderer.routes) {
    const graph = graphOf((await renderer.page(route))?.html ?? '');
    types[route] = graph.map((thing) => '@type' in thing && thing['@type']);
  }
  expect(types['/services']).toEqual(['WebPage']);
  for (const [route, found] of Object.entries(types))
    expect(found.includes('BreadcrumbList'), route).toBe(route.split('/').length > 2);
  expect((await renderer.notFound()).html).not.toContain('ld+json');
});
