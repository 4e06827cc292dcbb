import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesWithoutCode } from '../../../src/model/body.ts';
import { entriesOf } from '../../../src/model/manifest.ts';
import { hasFeed, initiativeOf, newsDays } from '../../../src/model/register/news.ts';
import { isShown, NEVER, publicFrom } from '../../../src/model/visibility.ts';
import type { Kind } from '../../../src/site/kinds/index.ts';
import type { Settings } from '../../../src/site/schema/site.ts';
import { pageText } from '../check/fixture.ts';
import { manifestWith } from '../server/render-page.ts';

const TODAY = '2026-03-01';

test.each<[Kind | undefined, string, object, string]>([
  ['article', 'articles/a.mdx', { date: '2026-03-02' }, '2026-03-02'],
  ['communique', 'communiques/a.mdx', { date: TODAY }, TODAY],
  ['communique', 'communiques/a.mdx', { date: TODAY, draft: true }, NEVER],
  ['communique', 'communiques/a.mdx', { date: TODAY, draft: 'true' }, TODAY],
  ['article', 'articles/a.mdx', {}, ''],
  ['article', 'articles/a.mdx', { date: '2026-02-30' }, ''],
  ['article', 'articles/a.mdx', { date: 20270101 }, ''],
  // The day of an event.
  ['page', 'pages/a.mdx', { date: '2026-03-02' }, ''],
  ['nouvelle', 'initiatives/a/2026-03-02-mur.mdx', {}, '2026-03-02'],
  ['nouvelle', 'initiatives/a/2026-03-02.mdx', {}, ''],
  ['nouvelle', 'initiatives/2026-03-02-a/mur.mdx', {}, ''],
  ['rapport', 'rapports/2026-04.mdx', {}, '2026-04-01'],
  ['rapport', 'rapports/mars.mdx', {}, ''],
  [undefined, 'site.yml', { date: '2026-03-02' }, ''],
])('a text of kind %s, %s with %j, is public from %j on', (kind, path, frontmatter, from) => {
  const text = { kind, path, frontmatter };
  expect(publicFrom(text)).toBe(from);
  expect(isShown(text, { today: TODAY, drafts: false })).toBe(from <= TODAY);
  expect(isShown(text, { today: TODAY, drafts: true })).toBe(true);
});

const dated = (title: string, date?: string) =>
  `---\ntitle: ${title}\ncategory: Nature\nexcerpt: "Un ${title}."\nimage: /images/article-plage.svg\nalt: "Une plage."\n${date ? `date: ${date}\n` : ''}---\n\nUn texte.\n`;

test('articles are newest first, those of one day and those without by path; what sums them up is theirs', () => {
  const manifest = manifestWith({
    'articles/b.mdx': dated('b', '2026-01-02'),
    'articles/a.mdx': dated('a', '2026-01-02'),
    'articles/c.mdx': dated('c', '2026-01-03'),
    'articles/z.mdx': dated('z'),
    'articles/y.mdx': dated('y'),
    'pages/ete.mdx': pageText('<PressContact />\n\n<MapEmbed />\n\n<PressContact />'),
  });
  const own = entriesOf(manifest, 'article').filter(({ slug }) => slug.length === 1);
  expect(own.map(({ slug }) => slug)).toEqual(['c', 'a', 'b', 'y', 'z']);
  expect(own.map(({ description }) => description)[0]).toBe('Un c.');
  const pages = entriesOf(manifest, 'page').filter(({ path }) => path.startsWith('pages/'));
  const written = pages.filter(({ shows, theme }) => !shows && !theme).map(({ path }) => path);
  expect(written).toEqual(written.toSorted());
  const found = manifest.byRoute.get('/ete');
  expect([found?.slug, found?.blocks]).toEqual(['ete', ['PressContact', 'MapEmbed']]);
  expect([...manifest.byRoute.keys()]).toEqual([...manifest.byRoute.keys()].toSorted());
});

test('lines without code are as long as before, and blank where the code was', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'é', '\n', ' ') });
  fc.assert(
    fc.property(part, part, part, (before, code, after) => {
      const range = { from: before.length, to: before.length + code.length };
      expect(linesWithoutCode(before + code + after, { code: [range] }).join('\n')).toBe(
        before + code.replace(/[aé]/g, ' ') + after,
      );
    }),
  );
});

test('news belong to the initiative of their folder, and count from their day on', () => {
  const at = (path: string) => ({ path: `initiatives/${path}.mdx`, kind: 'nouvelle' as const });
  const documents = ['a/2026-03-01-un', 'a/2026-02-01-deux', 'b/2026-03-02-trois'].map(at);
  const days = newsDays({ documents } as unknown as Parameters<typeof newsDays>[0], TODAY);
  expect([...days]).toEqual([['a', ['2026-03-01', '2026-02-01']]]);
  expect(initiativeOf({ path: 'seul.mdx' })).toBe('');
  const following = { participe: { follow: 'actif' } } as Settings;
  expect([hasFeed(following), hasFeed({} as Settings), hasFeed(undefined, [1])]).toEqual([
    true,
    false,
    true,
  ]);
});
