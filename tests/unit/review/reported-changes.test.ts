import { expect, test } from 'vitest';
import { changedRoutes } from '../../../src/review/build-review.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { markedText, reviewOf, type SampleSite } from './review-sample-sites.ts';

const FIRST = '<h1>Transparence</h1><h2>Siéger</h2><p>Un comité de citoyens.</p>';
const PILLARS =
  '<h2>Quatre piliers</h2><h3>Le rapport</h3><p>Chaque mois.</p><p>Le vote ouvert.</p>';
const LAST = '<h2>Les règles</h2><p>Elles valent pour chacun.</p>';

const page = (main: string): SampleSite => ({
  pages: { '/': '<h1>Accueil</h1>', '/comptes': main },
});

test('removed text is shown under its heading of the old page', async () => {
  const { changed } = await reviewOf(
    page(FIRST + PILLARS + LAST),
    page(FIRST + PILLARS.replace('<p>Le vote ouvert.</p>', '') + LAST),
  );
  expect(changed[0]?.text.map(({ under, pieces }) => [under, markedText(pieces)])).toEqual([
    ['Le rapport', '[-Le vote ouvert.-]'],
  ]);
});

test('a section removed with its heading is a danger; one that moved within its page is not', async () => {
  const gone = await reviewOf(page(FIRST + PILLARS + LAST), page(FIRST + LAST));
  expect(gone.dangers.map(({ kind, label, routes }) => [kind, label, routes])).toEqual([
    ['partie-supprimee', 'Quatre piliers', ['/comptes']],
  ]);
  expect(reviewComment(gone)).toContain(
    `### ⚠️ À vérifier d’abord

- **Partie supprimée** · Quatre piliers (\`content/pages/comptes.mdx\`). Visible sur \`/comptes\`.
  - ~~Le rapport~~
  - Sous «\u202fLe rapport\u202f»\u00a0: ~~Chaque mois.~~`,
  );
  const moved = await reviewOf(page(FIRST + PILLARS + LAST), page(FIRST + LAST + PILLARS));
  const retitled = PILLARS.replace('Quatre piliers', 'Cinq piliers');
  const renamed = await reviewOf(page(FIRST + PILLARS), page(FIRST + retitled));
  expect([moved.dangers, renamed.dangers]).toEqual([[], []]);
});

test('a colour is reported as a change of appearance, not as a new share image', async () => {
  const site = (color: string): SampleSite => ({
    ...page(FIRST),
    styles: `p{color:${color}}`,
    heads: { '/comptes': `<meta property="og:image" content="/partage/comptes-${color}.png">` },
  });
  const result = await reviewOf(site('red'), site('blue'), false);
  expect(result.changed).toEqual([]);
  const comment = reviewComment(result);
  expect(comment).toMatch(
    /### Apparence peut-être changée.*\n\n- 2 pages\u00a0: `\/comptes`, `\/`\n/,
  );
  expect(comment).toContain('- 1 page dont l’image de partage est redessinée\u00a0: `/comptes`\n');
});

test('a name and its price, separated by style alone, are separate words', async () => {
  const offer = (price: string) =>
    page(`<p><span>Conseil en influence</span><strong>À partir de ${price} €</strong></p>`);
  const { changed, dangers } = await reviewOf(offer('1\u202f500'), offer('1\u202f050'));
  expect(changed.map(({ text }) => text.map(({ pieces }) => markedText(pieces)))).toEqual([
    ['Conseil en influence À partir de [-1\u202f500-][+1\u202f050+] €'],
  ]);
  expect(dangers.map(({ before, after }) => [before, after])).toEqual([
    ['1\u202f500 €', '1\u202f050 €'],
  ]);
});

test('removed and added amounts of a page are shown side by side', async () => {
  const { dangers } = await reviewOf(
    page('<p>Il reste 52\u202f500 FCFA à réunir pour le jardin.</p>'),
    page('<p>Il reste 102\u202f500 FCFA à réunir pour le jardin.</p><p>Dont 4\u202f000 FCFA.</p>'),
  );
  expect(dangers.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Montant', '52\u202f500 FCFA', '102\u202f500 FCFA, 4\u202f000 FCFA'],
  ]);
});

const card = (name: string) =>
  `<li><img src="/${name}.svg" alt="${name}"><h3>${name}</h3><p>Un récit.</p><a href="/blog/${name}">Lire</a></li>`;

const blog = (...names: string[]): SampleSite => ({
  pages: {
    '/': `<h1>Accueil</h1><ul>${names.slice(0, 2).map(card).join('')}</ul>`,
    '/blog': `<h1>Blog</h1><ul>${names.map(card).join('')}</ul>`,
    ...Object.fromEntries(
      names.map((name) => [`/blog/${name}`, `<h1>${name}</h1><p>${name}.</p>`]),
    ),
  },
});

test('a new article is reported once, with the lists that show it', async () => {
  const result = await reviewOf(blog('plage', 'conte'), blog('piste', 'plage', 'conte'), false);
  expect([result.changed, result.restyled]).toEqual([[], []]);
  expect(changedRoutes(result)).toEqual(['/blog/piste', '/blog', '/']);
  expect(reviewComment(result)).toContain(
    `### Pages ajoutées

- **Page /blog/piste** · \`/blog/piste\` · \`content/pages/blog/piste.mdx\`
  - Annoncée sur\u00a0: \`/blog\`, \`/\`
`,
  );
});

test('a page that lists a new one is reported with its other changes', async () => {
  const head = blog('piste', 'plage', 'conte');
  const pages = {
    ...head.pages,
    '/blog': head.pages['/blog']?.replace('>Blog<', '>Carnet<') ?? '',
  };
  const { changed } = await reviewOf(blog('plage', 'conte'), { ...head, pages });
  expect(
    changed.map(({ route, text }) => [route, text.map(({ pieces }) => markedText(pieces))]),
  ).toEqual([['/blog', ['[-Blog-][+Carnet+]']]]);
});

test('routes in the report link to the preview', async () => {
  const result = await reviewOf(page(FIRST), page(FIRST + LAST));
  const address = 'https://org.github.io/site/pr-12/';
  expect(reportPage({ ...result, preview: address })).toContain(
    `<a href="${address}comptes"><code>/comptes</code></a>`,
  );
  expect(reportPage(result)).not.toContain('<a href="http');
});
