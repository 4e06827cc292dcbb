import { expect, test } from 'vitest';
import { touchedPages } from '../../../src/review/outcome.ts';
import { commentOf } from '../../../src/review/report/comment.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { marked, reviewOf, type Tiny } from './tiny-site.ts';

const FIRST = '<h1>Transparence</h1><h2>Siéger</h2><p>Un comité de citoyens.</p>';
const PILLARS =
  '<h2>Quatre piliers</h2><h3>Le rapport</h3><p>Chaque mois.</p><p>Le vote ouvert.</p>';
const LAST = '<h2>Les règles</h2><p>Elles valent pour chacun.</p>';

const page = (main: string): Tiny => ({ pages: { '/': '<h1>Accueil</h1>', '/comptes': main } });

test('text that went is shown under its title in the old page', async () => {
  const { changed } = await reviewOf(
    page(FIRST + PILLARS + LAST),
    page(FIRST + PILLARS.replace('<p>Le vote ouvert.</p>', '') + LAST),
  );
  expect(changed[0]?.text.map(({ under, pieces }) => [under, marked(pieces)])).toEqual([
    ['Le rapport', '[-Le vote ouvert.-]'],
  ]);
});

test('a part that is gone with its title comes first; one that moved within its page is not', async () => {
  const gone = await reviewOf(page(FIRST + PILLARS + LAST), page(FIRST + LAST));
  expect(gone.dangers.map(({ kind, label, routes }) => [kind, label, routes])).toEqual([
    ['partie-supprimee', 'Quatre piliers', ['/comptes']],
  ]);
  expect(commentOf(gone)).toContain(
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

test('a colour is reported as a changed look, not as a sharing picture drawn anew', async () => {
  const site = (color: string): Tiny => ({
    ...page(FIRST),
    styles: `p{color:${color}}`,
    heads: { '/comptes': `<meta property="og:image" content="/partage/comptes-${color}.png">` },
  });
  const outcome = await reviewOf(site('red'), site('blue'), false);
  expect(outcome.changed).toEqual([]);
  const comment = commentOf(outcome);
  expect(comment).toMatch(
    /### Apparence peut-être changée.*\n\n- 2 pages\u00a0: `\/comptes`, `\/`\n/,
  );
  expect(comment).toContain('- 1 page dont l’image de partage est redessinée\u00a0: `/comptes`\n');
});

test('a name and its price, apart only by their style, are kept apart', async () => {
  const offer = (price: string) =>
    page(`<p><span>Conseil en influence</span><strong>À partir de ${price} €</strong></p>`);
  const { changed, dangers } = await reviewOf(offer('1\u202f500'), offer('1\u202f050'));
  expect(changed.map(({ text }) => text.map(({ pieces }) => marked(pieces)))).toEqual([
    ['Conseil en influence À partir de [-1\u202f500-][+1\u202f050+] €'],
  ]);
  expect(dangers.map(({ before, after }) => [before, after])).toEqual([
    ['1\u202f500 €', '1\u202f050 €'],
  ]);
});

test('the amounts of a page that went and came stand side by side', async () => {
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

const blog = (...names: string[]): Tiny => ({
  pages: {
    '/': `<h1>Accueil</h1><ul>${names.slice(0, 2).map(card).join('')}</ul>`,
    '/blog': `<h1>Blog</h1><ul>${names.map(card).join('')}</ul>`,
    ...Object.fromEntries(
      names.map((name) => [`/blog/${name}`, `<h1>${name}</h1><p>${name}.</p>`]),
    ),
  },
});

test('a new article is reported once, with the lists that show it', async () => {
  const outcome = await reviewOf(blog('plage', 'conte'), blog('piste', 'plage', 'conte'), false);
  expect([outcome.changed, outcome.restyled]).toEqual([[], []]);
  expect(touchedPages(outcome)).toEqual(['/blog/piste', '/blog', '/']);
  expect(commentOf(outcome)).toContain(
    `### Pages ajoutées

- **Page /blog/piste** · \`/blog/piste\` · \`content/pages/blog/piste.mdx\`
  - Annoncée sur\u00a0: \`/blog\`, \`/\`
`,
  );
});

test('a page that announces a new one tells what else changed on it', async () => {
  const head = blog('piste', 'plage', 'conte');
  const pages = {
    ...head.pages,
    '/blog': head.pages['/blog']?.replace('>Blog<', '>Carnet<') ?? '',
  };
  const { changed } = await reviewOf(blog('plage', 'conte'), { ...head, pages });
  expect(
    changed.map(({ route, text }) => [route, text.map(({ pieces }) => marked(pieces))]),
  ).toEqual([['/blog', ['[-Blog-][+Carnet+]']]]);
});

test('addresses of pages lead to the preview in the report', async () => {
  const outcome = await reviewOf(page(FIRST), page(FIRST + LAST));
  const address = 'https://org.github.io/site/pr-12/';
  expect(reportPage({ ...outcome, preview: address })).toContain(
    `<a href="${address}comptes"><code>/comptes</code></a>`,
  );
  expect(reportPage(outcome)).not.toContain('<a href="http');
});
