import { expect, test } from 'vitest';
import { branchLinks, proposalComment } from '../../../src/proposals/proposal-comment.ts';
import { type Change, untitled } from '../../../src/review/change.ts';
import { reviewComment } from '../../../src/review/comment.ts';
import { firstRoutes, lineOf } from '../../../src/review/lines.ts';
import { sentence } from '../../../src/review/markdown.ts';

// What a report shows of much: at its cap all, one beyond it the first ones, and that there is more.

const named = <One>(count: number, one: (name: string) => One) =>
  Array.from({ length: count }, (_, at) => one(`${at}`));

test.each([
  [11, 11, undefined],
  [12, 12, undefined],
  [13, 12, '  - … et 1 autre passage'],
  [14, 12, '  - … et 2 autres passages'],
])('of %i changes of a file a comment shows %i', (count, shown, rest) => {
  const changes = named(count, (after): Change => ({ key: '', label: '', before: '', after }));
  const section = { title: 'Un', isAlert: false, entries: [untitled({ file: 'a', changes })] };
  const text = reviewComment({
    ...{ title: '', summary: '', captures: new Map(), preview: undefined },
    ...{ base: { name: '', commit: '' }, sections: [section] },
  });
  const lines = text.split('\n').filter((line) => line.startsWith('  - '));
  expect(lines.filter((line) => line.endsWith('**'))).toHaveLength(shown);
  expect(lines[shown]).toBe(rest);
});

test.each([
  [6, 6, ''],
  [7, 6, 'et 1 autre'],
  [8, 6, 'et 2 autres'],
])('of %i routes %i are named', (count, shown, rest) => {
  const routes = named(count, (name) => `/${name}`);
  expect(firstRoutes(routes)).toEqual({ routes: routes.slice(0, shown), rest });
});

test('a piece has four hundred characters, an unchanged one a hundred and sixty', () => {
  const added = (length: number) => sentence([{ kind: 'added', text: 'a'.repeat(length) }]);
  expect(added(400)).toBe(`**${'a'.repeat(400)}**`);
  expect(added(401)).toBe(`**${'a'.repeat(399)}…**`);
  const kept = (length: number) => {
    const text = 'a'.repeat(length);
    return lineOf({ key: '', label: '', before: `${text} b`, after: `${text} c` }).pieces[0]?.text;
  };
  expect(kept(159)?.trim()).toBe('a'.repeat(159));
  expect(kept(160)?.length).toBe(123);
});

test.each([
  [12, 12, ''],
  [13, 12, ' et 1 autre'],
  [14, 12, ' et 2 autres'],
])('of %i files of a proposal %i are named', (count, shown, rest) => {
  const files = named(count, (name) => ({ filename: `content/pages/${name}.mdx` }));
  expect(branchLinks('a/b', 'c', files).split('Modifier')).toHaveLength(shown + 1);
  const code = named(count, (name) => ({ filename: `scripts/${name}.ts` }));
  const said = { sha: 'a', run: 'b', links: '', preview: '', review: '' };
  const [, warning] = proposalComment({ ...said, files: code }).split('\n\n');
  expect(warning).toContain(`\`scripts/${shown - 1}.ts\`${rest}. `);
});

test('the list of GitHub may go on behind three thousand files', () => {
  const said = (count: number) =>
    proposalComment({
      ...{ sha: 'a', run: 'b', links: '', preview: '', review: '' },
      files: named(count, (name) => ({ filename: `content/${name}` })),
    });
  expect(said(2999)).not.toContain('plus de 3000');
  expect(said(3000)).toContain('plus de 3000');
});

test('a comment has fifty-eight thousand characters at most, and a line that it would cut is left out', () => {
  const links = (length: number) =>
    proposalComment({
      sha: 'a',
      run: 'b',
      files: [],
      preview: '',
      review: '',
      links: 'c'.repeat(length),
    });
  const own = links(1).length - 1;
  expect(links(58_000 - own)).toHaveLength(58_000);
  expect(links(58_001 - own)).toMatch(/`\n+… La suite est dans le rapport complet\.$/);
});
