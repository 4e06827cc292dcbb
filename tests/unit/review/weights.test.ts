import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { compare, newIssues } from '../../../src/review/compare.ts';
import { outcomeOf } from '../../../src/review/outcome.ts';
import { commentOf } from '../../../src/review/report/comment.ts';
import { newFaults } from '../../../src/review/visuals/look-at-pages.ts';
import { stateOf } from './tiny-site.ts';

/** What compression cannot make smaller, as a picture is. */
const bytes = (length: number) => randomBytes(length).toString('latin1');

test('a heavier picture is told in kilobytes, for the file that a phone takes', async () => {
  const page = (name: string) =>
    `<h1>Page</h1><picture><source srcset="/assets/${name}-480.avif 480w, /assets/${name}-960.avif 960w, /assets/${name}-1600.avif 1600w"><img src="/assets/${name}.jpg" alt="Un carnet"></picture>`;
  const base = await stateOf({
    pages: { '/': page('a') },
    files: { 'assets/a-960.avif': bytes(10_000) },
  });
  const head = await stateOf({
    pages: { '/': page('b') },
    files: { 'assets/b-960.avif': bytes(400_000), 'assets/b-1600.avif': bytes(900_000) },
  });
  const comparison = compare(base, head);
  expect(comparison.weights).toHaveLength(1);
  const [change] = comparison.weights;
  const size = (state: typeof base, name: string) => state.site.files.get(name)?.bytes ?? 0;
  const html = (state: typeof base) => size(state, 'index.html');
  expect(change).toEqual({
    route: '/',
    before: html(base) + size(base, 'assets/a-960.avif'),
    after: html(head) + size(head, 'assets/b-960.avif'),
  });
  const outcome = outcomeOf(comparison, { base: { name: 'main', commit: '0'.repeat(40) } });
  expect(commentOf(outcome)).toMatch(
    /- `\/`\u00a0: [\d,]+ Ko → [\d\u202f,]+ Ko \(\+ [\d\u202f,]+ Ko\)/,
  );
});

test('a remark of the check that only moved to another line is not new; one more of a kind is', () => {
  const issue = (line: number) => ({
    rule: 'titre-long',
    severity: 'warning' as const,
    file: 'content/pages/a.mdx',
    line,
    column: 1,
    message: 'Long.',
    hint: 'Raccourcissez.',
  });
  expect(newIssues([issue(3)], [issue(9)])).toEqual([]);
  expect(newIssues([issue(3)], [issue(3), issue(9)])).toEqual([issue(9)]);
  const moved = { ...issue(3), file: 'content/pages/b.mdx' };
  const files = new Map([['content/pages/b.mdx', 'content/pages/a.mdx']]);
  expect([newIssues([issue(3)], [moved], files), newIssues([issue(3)], [moved])]).toEqual([
    [],
    [moved],
  ]);
});

test('a fault of accessibility is new when there are more of its kind than before', () => {
  const fault = (html: string) => ({ rule: 'color-contrast', help: 'Le contraste manque', html });
  expect(newFaults([fault('<p>un</p>')], [fault('<p>deux</p>')])).toEqual([]);
  expect(newFaults([fault('<p>un</p>')], [fault('<p>un</p>'), fault('<p>deux</p>')])).toEqual([
    fault('<p>deux</p>'),
  ]);
});
