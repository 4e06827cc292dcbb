import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rendererWith, renderPage } from './render-page.ts';

const page = (keys: string, body = 'Un texte.') =>
  `---\n${keys}\ndescription: "Un « essai » & plus."\n---\n\n${body}\n`;

const FILES = {
  'pages/en/essai.mdx': page('title: An essay\nlang: en'),
  'communiques/essai.mdx': page(
    'title: Un essai\ndate: 2026-01-05\nevent:\n  name: Journée des côtes\n  start: 2026-05-01\n  end: 2026-05-02\n  place: Mayumba',
  ),
  'pages/je-participe/faq.mdx': page('title: FAQ', '<Faq>\n\nBientôt ici.\n\n</Faq>'),
  'faq/01-qui-peut-proposer.mdx': undefined,
  'faq/02-que-devient-mon-projet.mdx': undefined,
  'faq/01-menu.mdx':
    '---\nquestion: "Que veut dire </script> ?"\n---\n\n[Voir](#menu-1-exceptions)\n\n### Exceptions\n',
};

const TAG =
  /<title>.*<\/title>|<link rel="(?:canonical|alternate)".*?>|<meta (?:name|property)=.*?>/g;

/** The things that a page describes itself as, in its only data element. */
function thingsOf(html: string): { '@type': string }[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? '')['@graph'];
}

test.each(['/', '/en/essai', '/ressources/essai', '/je-participe/faq'])(
  'the head of %s and its description for search engines are those that were reviewed',
  async (route) => {
    const renderer = await rendererWith(FILES);
    const html = (await renderer.page(route)).html;
    const tags = (html.split('</head>')[0]?.match(TAG) ?? []).filter(
      (tag) => !/"(?:viewport|theme-color)"/.test(tag),
    );
    const things = thingsOf(html).map((thing) => JSON.stringify(thing));
    await expect(`${[...tags, ...things].join('\n')}\n`).toMatchFileSnapshot(
      `self-descriptions${route === '/' ? '/accueil' : route}.txt`,
    );
  },
);

test('every page describes itself one time, and those below the first level have breadcrumbs', async () => {
  const renderer = await rendererWith(FILES);
  for (const route of renderer.routes) {
    const types = thingsOf((await renderer.page(route)).html).map((one) => one['@type']);
    expect(types.includes('BreadcrumbList'), route).toBe(route.split('/').length > 2);
  }
  expect(await renderer.files.get('404.html')?.()).not.toContain('ld+json');
  expect(renderer.files.has('.well-known/security.txt')).toBe(true);
});

test('a page is shared with its picture and what this shows, and another page with the name of the site', async () => {
  const article = readFileSync('tests/content/articles/un-matin-sur-la-plage.mdx', 'utf8');
  const files = { 'articles/un-jour.mdx': `${article}\nUn texte.\n` };
  const shared = async (route: string) =>
    [...(await renderPage(route, files)).matchAll(/"og:image(?::alt)?" content="(.*?)"/g)].map(
      ([, one]) => one,
    );
  const at = 'http://localhost:4173';
  expect(await shared('/blog/un-jour')).toEqual([
    `${at}/plage.jpg`,
    'Deux bénévoles ferment des sacs de déchets sur une plage, près d’une pirogue échouée.',
  ]);
  expect(await shared('/mentions-legales')).toEqual([`${at}/partage.jpg`, 'Prénom Nom']);
});
