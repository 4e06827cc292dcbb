import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { suggestLines } from '../../../src/proposals/suggestions.ts';
import { type ReadyLine, readyLines } from '../../../src/review/ready-lines.ts';
import type { Fix, Issue } from '../../../src/values/issue.ts';
import { memoryGitHub } from './memory-github.ts';

const { gitHub, answers, sent } = memoryGitHub();
const SHA = 'a'.repeat(40);

const TEXT = 'Un [lien](/a) ici.\n# Deux\n=====\nTrois.';
/** A fix of a part of `TEXT`. */
const fixOf = (part: string, text: string): Fix => {
  const from = TEXT.indexOf(part);
  return { from, to: from + part.length, text };
};

test.each<[name: string, fix: Fix, line: number, end: number, from: string, to: string]>([
  ['one', fixOf('/a', '/b'), 1, 1, 'Un [lien](/a) ici.', 'Un [lien](/b) ici.'],
  ['several', fixOf('# Deux\n=====', '## Deux'), 2, 3, '# Deux\n=====', '## Deux'],
  [
    'one more above a line',
    { ...fixOf('Trois', '\n'), to: TEXT.indexOf('Trois') },
    4,
    4,
    'Trois.',
    '\nTrois.',
  ],
])('a fix is offered as whole lines: %s', (_, fix, line, end, from, to) => {
  const place = { file: 'a', line, column: 1, message: 'x', hint: 'y', rule: 'z' };
  const issue: Issue = { ...place, severity: 'error', fix };
  expect(readyLines({ issues: [issue], texts: { a: TEXT } })).toEqual([
    { file: 'a', message: 'x', line, end, from, to },
  ]);
});

/** A changed file of proposal 12 that adds these lines after its first line. */
const added = (filename: string, ...lines: string[]) => ({
  filename,
  patch: `@@ -1,2 +1,${lines.length + 1} @@\n ---\n-title: Avant\n${lines.map((line) => `+${line}`).join('\n')}`,
});

const TITLE: ReadyLine = {
  file: 'content/pages/essai.mdx',
  line: 2,
  end: 2,
  message: 'La clé « titre » n’existe pas.',
  from: 'titre: Essai',
  to: 'title: Essai',
};
const PAGE = added(TITLE.file, TITLE.from, 'date: 5 mars 2026\r');

/** The comments that are posted for these lines. */
async function suggested(lines: unknown, files = [PAGE]) {
  sent.length = 0;
  await suggestLines(gitHub, { pull: 12, sha: SHA, files }, JSON.stringify(lines));
  return sent.flatMap(({ body }) => (body as { comments: { body: string }[] }).comments);
}

test('ready lines are posted as one review, each on the lines that the proposal added', async () => {
  const date = { ...TITLE, line: 3, end: 3, from: 'date: 5 mars 2026', to: 'date: 2026-03-05' };
  const [first, second] = await suggested([TITLE, date]);
  const { commit_id, event, body }: Record<string, unknown> = { ...sent[0]?.body };
  expect([sent[0]?.path, commit_id, event]).toEqual(['/pulls/12/reviews', SHA, 'COMMENT']);
  expect(body).toContain('**Commit suggestion**');
  expect(first).toEqual({
    path: TITLE.file,
    line: 2,
    side: 'RIGHT',
    body: 'La clé « titre » n’existe pas.\n\n````suggestion\ntitle: Essai\n````',
  });
  expect(second).toMatchObject({ line: 3 });
  const both = { ...TITLE, end: 3, from: `${TITLE.from}\n${date.from}` };
  expect(await suggested([both])).toMatchObject([
    { start_line: 2, start_side: 'RIGHT', line: 3, side: 'RIGHT' },
  ]);
});

test('a line that the bot has suggested is not suggested again; a copy by a person does not count', async () => {
  const [first] = await suggested([TITLE]);
  answers.set('/pulls/12/comments', [{ ...first, user: { type: 'Bot' } }]);
  expect(await suggested([TITLE])).toEqual([]);
  answers.set('/pulls/12/comments', [{ ...first, user: { type: 'User' } }]);
  expect(await suggested([TITLE])).toHaveLength(1);
});

test('of two suggestions for one line, of which GitHub refuses all, the first is posted', async () => {
  const [first, ...more] = await suggested([TITLE, { ...TITLE, to: 'title: Autre' }]);
  expect(first?.body).toContain(TITLE.to);
  expect(more).toEqual([]);
});

test.each([
  ['a line that the proposal did not write', [{ ...TITLE, line: 1, end: 1, from: '---' }]],
  ['another text on that line', [{ ...TITLE, from: 'titre: Autre' }]],
  ['a line with invisible characters', [{ ...TITLE, to: 'title: Es\u202esai' }]],
  ['lines not all of which it wrote', [{ ...TITLE, end: 3, from: 'titre: Essai\nlayout: a' }]],
  ['fewer lines than it counts', [{ ...TITLE, end: 4 }]],
  ['a line too long', [{ ...TITLE, to: 'x'.repeat(4001) }]],
  ['a file that is no text', [{ ...TITLE, file: '.github/workflows/ci.yml' }]],
  ['a line without its number', [{ ...TITLE, line: '2' }]],
  ['no line', [null]],
  ['no list', { TITLE }],
])('of what a build hands over, %s is not offered', async (_, lines) => {
  expect(await suggested(lines, [PAGE, added('.github/workflows/ci.yml', TITLE.from)])).toEqual([]);
  expect(sent).toEqual([]);
});

test('at most twenty lines are suggested at a time', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({ ...TITLE, line: at + 2, end: at + 2 }));
  const files = [added(TITLE.file, ...lines.map(({ from }) => from))];
  expect(await suggested(lines, files)).toHaveLength(20);
});

test('a hostile line cannot leave its suggestion, and its message mentions nobody', async () => {
  const to = 'title: ````` [ici](https://malice.ga)';
  const message = '<img src=x> @equipe ![x](https://malice.ga/p.png)  ```suggestion x ```';
  const [comment] = await suggested([{ ...TITLE, to, message }]);
  const { children } = createProcessor({ format: 'md' }).parse(comment?.body ?? '');
  expect(children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text' }] },
    { type: 'code', lang: 'suggestion', value: to },
  ]);
  expect(comment?.body).not.toMatch(/@equipe/);
});
