import { expect, test } from 'vitest';
import { buildReview, changedRoutes } from '../../../src/review/build-review.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { pagesToCapture, type View } from '../../../src/review/visuals/capture-pages.ts';
import { reviewOf, type SampleSite } from './review-sample-sites.ts';

/** Many pages of different lengths, some with a gallery. */
const site = (styles: string, gallery = 'g'): SampleSite => ({
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
const VIEW: View = { width: 390, after: { uri: '', width: 1, height: 1, changedRows: [] } };

/** The review with captures of the pages to capture, of which those that `isOther` accepts differ. */
async function reviewWithShots(head: SampleSite, isOther: (route: string) => boolean) {
  const comparison = await reviewOf(site(OLD), head, false);
  const { routes } = pagesToCapture(comparison);
  const views = routes.map((route) => [route, isOther(route) ? [VIEW] : []] as const);
  const result = buildReview(comparison, { base: comparison.base, shots: new Map(views) });
  return { routes, result, comment: reviewComment(result) };
}

test('of hundreds of pages with one changed rule three are captured, and the others named', async () => {
  const { routes, result, comment } = await reviewWithShots(site(NEW), () => true);
  expect(routes).toHaveLength(3);
  expect(changedRoutes(result)).toHaveLength(300);
  expect(comment).toContain('300 pages d’apparence nouvelle');
  expect(comment).toMatch(
    /- 3 pages\u00a0: (?:`\/page-\d{4}`(?:, )?){3}\n {2}- Et 297 pages de plus, dont le code change de même, sans capture\u00a0: (?:`\/page-\d{4}`(?:, )?){60} et 237 autres\n/,
  );
});

test('of pages with a second change three more are captured', async () => {
  const { routes, result } = await reviewWithShots(site(NEW, 'h'), () => true);
  expect(routes).toHaveLength(6);
  expect(result.restyled.map((group) => group.length).sort()).toEqual([10, 290]);
});

test('when the three captures are equal the others are assumed unchanged, and reported as such', async () => {
  const { result, comment } = await reviewWithShots(site(OLD, 'h'), () => false);
  expect([result.isUnchanged, result.restyled, result.presumedUnchanged.length]).toEqual([
    true,
    [],
    7,
  ]);
  expect(comment).toContain(
    '### Apparence tenue pour inchangée\n\n- 7 pages sans capture, dont le code change comme celui d’autres, restées les mêmes sur leurs captures\u00a0: `/page-1',
  );
});

test('a captured page without a difference is not reported', async () => {
  const { result } = await reviewWithShots(site(OLD, 'h'), (route) => route !== '/page-1000');
  expect(result.restyled.flat()).toHaveLength(9);
});

test('pages whose tags differ in number or order only are captured one by one', async () => {
  const order = (tags: string) => ({ pages: { '/a': tags, '/b': `${tags}<i></i>` } });
  const [before, after] = [order('<p></p><ul></ul>'), order('<ul></ul><p></p>')];
  expect(pagesToCapture(await reviewOf(before, after, false)).routes).toEqual(['/a', '/b']);
});
