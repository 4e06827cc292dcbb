import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

/** What search engines and link previews read of a page. */
async function frontmatterOf(route: string, files: Record<string, string> = {}): Promise<string[]> {
  const [head = ''] = (await renderPage(route, files)).split('</head>');
  const tags =
    head.match(/<title>.*<\/title>|<link rel="canonical".*?>|<meta (?:name|property)=.*?>/g) ?? [];
  return tags.filter((tag) => !/"(?:viewport|format-detection|theme-color)"/.test(tag));
}

const tagsOf = (page: {
  type: string;
  locale: string;
  title: string;
  text: string;
  at: string;
}) => [
  `<title>${page.title} – Prénom Nom</title>`,
  `<link rel="canonical" href="http://localhost:4173${page.at}">`,
  `<meta name="description" content="${page.text}">`,
  `<meta property="og:type" content="${page.type}">`,
  `<meta property="og:locale" content="${page.locale}">`,
  `<meta property="og:title" content="${page.title} – Prénom Nom">`,
  `<meta property="og:description" content="${page.text}">`,
  `<meta property="og:url" content="http://localhost:4173${page.at}">`,
  '<meta property="og:image" content="http://localhost:4173/">',
  `<meta name="twitter:title" content="${page.title} – Prénom Nom">`,
  `<meta name="twitter:description" content="${page.text}">`,
  '<meta name="twitter:image" content="http://localhost:4173/">',
  '<meta property="og:site_name" content="Prénom Nom">',
  '<meta property="og:image:alt" content="Prénom Nom">',
  '<meta name="twitter:card" content="summary_large_image">',
];

test('the head of a page and of a press release states its type, and does not forbid indexing', async () => {
  expect(await frontmatterOf('/')).toEqual(
    tagsOf({
      type: 'website',
      locale: 'fr_FR',
      title: 'Accueil',
      text: 'La page / du site d’essai.',
      at: '/',
    }),
  );
  expect(await frontmatterOf('/ressources/une-campagne')).toEqual(
    tagsOf({
      type: 'article',
      locale: 'fr_FR',
      title: 'Une campagne à Libreville',
      text: 'Une campagne commence à Libreville.',
      at: '/ressources/une-campagne',
    }),
  );
});

test('the head of a page in English states its language', async () => {
  const text = '---\ntitle: An essay\ndescription: Some words.\nlang: en\n---\n\nText.\n';
  expect(await frontmatterOf('/en/essai', { 'pages/en/essai.mdx': text })).toEqual(
    tagsOf({
      type: 'website',
      locale: 'en_US',
      title: 'An essay',
      text: 'Some words.',
      at: '/en/essai',
    }),
  );
});
