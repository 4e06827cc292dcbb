import { expect, test } from 'vitest';
import { outcomeOf, touchedPages } from '../../../src/review/outcome.ts';
import { commentOf } from '../../../src/review/report/comment.ts';
import { pagesToSee, type View } from '../../../src/review/visuals/look-at-pages.ts';
import { reviewOf, type Tiny } from './tiny-site.ts';

/** Many pages, each of another length, some with a gallery. */
const site = (styles: string, gallery = 'g'): Tiny => ({
  styles,
  pages: Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `/page-${1000 + index}`,
      `<h1>Page ${index}</h1>${'<p>Un texte.</p>'.repeat(1 + (index % 7))}${index % 30 ? '' : `<ul class="${gallery}"></ul>`}`,
    ]),
  ),
});

const OLD = 'h1{color:red}p{margin:0}';
const NEW = 'h1{color:blue}p{margin:0}';
const VIEW: View = { width: 390, after: { uri: '', width: 1, height: 1, frames: [] } };

/** The review, once a browser saw the pages to see, of which these look different. */
async function seen(head: Tiny, isOther: (route: string) => boolean) {
  const comparison = await reviewOf(site(OLD), head, false);
  const { routes } = pagesToSee(comparison);
  const views = routes.map((route) => [route, isOther(route) ? [VIEW] : []] as const);
  const outcome = outcomeOf(comparison, { base: comparison.base, seen: new Map(views) });
  return { routes, outcome, comment: commentOf(outcome) };
}

test('of hundreds of pages of which one rule changes three are looked at, and the others named', async () => {
  const { routes, outcome, comment } = await seen(site(NEW), () => true);
  expect(routes).toHaveLength(3);
  expect(touchedPages(outcome)).toHaveLength(300);
  expect(comment).toContain('300 pages d’apparence nouvelle');
  expect(comment).toMatch(
    /- 3 pages\u00a0: (?:`\/page-\d{4}`(?:, )?){3}\n {2}- Et 297 pages de plus, dont le code change de même, sans capture\u00a0: (?:`\/page-\d{4}`(?:, )?){60} et 237 autres\n/,
  );
});

test('what else changes on some of them is looked at on three of these', async () => {
  const { routes, outcome } = await seen(site(NEW, 'h'), () => true);
  expect(routes).toHaveLength(6);
  expect(outcome.restyled.map((group) => group.length).sort()).toEqual([10, 290]);
});

test('where the three look the same the others are taken for unchanged, and the report says so', async () => {
  const { outcome, comment } = await seen(site(OLD, 'h'), () => false);
  expect([outcome.nothing, outcome.restyled, outcome.presumed.length]).toEqual([true, [], 7]);
  expect(comment).toContain(
    '### Apparence tenue pour inchangée\n\n- 7 pages sans capture, dont le code change comme celui d’autres, restées les mêmes sur leurs captures\u00a0: `/page-1',
  );
});

test('one of the three that looks the same is no page that changed', async () => {
  const { outcome } = await seen(site(OLD, 'h'), (route) => route !== '/page-1000');
  expect(outcome.restyled.flat()).toHaveLength(9);
});

test('pages built of the same parts in another number or order are looked at one by one', async () => {
  const order = (tags: string) => ({ pages: { '/a': tags, '/b': `${tags}<i></i>` } });
  const [before, after] = [order('<p></p><ul></ul>'), order('<ul></ul><p></p>')];
  expect(pagesToSee(await reviewOf(before, after, false)).routes).toEqual(['/a', '/b']);
});
