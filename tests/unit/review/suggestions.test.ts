import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/documents/snapshot.ts';
import { suggestLines } from '../../../src/review/publish/suggestions.ts';
import { type ReadyLine, readyLines } from '../../../src/review/ready-lines.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { FIXTURES, withFixture } from '../check/fixture.ts';
import { fakeGitHub } from './fake-github.ts';

const { gitHub, answers, sent } = fakeGitHub();
const SHA = 'a'.repeat(40);
const nameOf = (path: string) => `content/${path}`;

const linesOf = (snapshot: Snapshot) => readyLines(checkReading(readSnapshot(snapshot, nameOf)));

test('each fix is offered as whole lines: one, several, or one more above a line', () => {
  const text = 'Un [lien](/a) ici.\n# Deux\n=====\nTrois.';
  const ready = (from: string, to: string) => {
    const at = text.indexOf(from);
    const fix = { from: at, to: at + from.length, text: to };
    const issue = {
      file: 'a',
      line: 1,
      column: 1,
      message: 'x',
      hint: 'y',
      rule: 'z',
      severity: 'error',
      fix,
    } as const;
    const [line] = readyLines({ ...checked, issues: [issue], texts: { a: text } });
    return [line?.line, line?.end, line?.from, line?.to];
  };
  const checked = checkReading(readSnapshot(withFixture(FIXTURES), nameOf));
  expect(ready('/a', '/b')).toEqual([1, 1, 'Un [lien](/a) ici.', 'Un [lien](/b) ici.']);
  expect(ready('# Deux\n=====', '## Deux')).toEqual([2, 3, '# Deux\n=====', '## Deux']);
  const at = text.indexOf('Trois');
  const fix = { from: at, to: at, text: '\n' };
  const issue = {
    file: 'a',
    line: 4,
    column: 1,
    message: 'x',
    hint: 'y',
    rule: 'z',
    severity: 'error',
    fix,
  } as const;
  expect(readyLines({ ...checked, issues: [issue], texts: { a: text } })).toMatchObject([
    { line: 4, end: 4, from: 'Trois.', to: '\nTrois.' },
  ]);
});

test.each([
  ['a blank line above the first fence', '\n---\n', '---\n'],
  ['a space behind the second fence', '---\n', '--- \n'],
])('%s takes no ready line away', (_, open, close) => {
  const keys = 'titre: Essai\ndescription: Une page.\n';
  const bytes = Buffer.from(`${open}${keys}${close}\nVoir la [carte](www.carte.ga).\n`);
  const snapshot = withFixture(FIXTURES);
  const files = new Map(snapshot.files).set('pages/contact.mdx', { bytes, size: bytes.length });
  const lines = linesOf({ ...snapshot, files }).filter(({ file }) => file.endsWith('contact.mdx'));
  expect(lines.map(({ to }) => to)).toEqual([
    'title: Essai',
    'Voir la [carte](https://www.carte.ga).',
  ]);
});

/** A changed file of proposal 12 that adds these lines after its first line. */
const added = (filename: string, ...lines: string[]) => ({
  filename,
  patch: `@@ -1,2 +1,${lines.length + 1} @@\n ---\n-title: Avant\n${lines.map((line) => `+${line}`).join('\n')}`,
});

const page = added('content/pages/essai.mdx', 'titre: Essai', 'date: 5 mars 2026\r');
const title: ReadyLine = {
  file: 'content/pages/essai.mdx',
  line: 2,
  end: 2,
  message: 'La clé « titre » n’existe pas.',
  from: 'titre: Essai',
  to: 'title: Essai',
};
const date = {
  ...title,
  line: 3,
  end: 3,
  message: 'x',
  from: 'date: 5 mars 2026',
  to: 'date: 2026-03-05',
};

const suggest = (lines: unknown, files = [page]) =>
  suggestLines(gitHub, { pull: 12, sha: SHA, files }, JSON.stringify(lines));

const commentsSent = () =>
  sent.flatMap(({ body }) => (body as { comments: { path: string; body: string }[] }).comments);

test('ready lines are posted as one review, each on the line that the proposal added', async () => {
  await suggest([title, date]);
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/pulls/12/reviews',
      body: {
        commit_id: SHA,
        event: 'COMMENT',
        body: expect.stringContaining('**Commit suggestion**'),
        comments: [
          {
            path: 'content/pages/essai.mdx',
            line: 2,
            side: 'RIGHT',
            body: 'La clé « titre » n’existe pas.\n\n````suggestion\ntitle: Essai\n````',
          },
          expect.objectContaining({ line: 3 }),
        ],
      },
    },
  ]);
});

test('a line that the bot has suggested is not suggested again; a copy by a person does not count', async () => {
  await suggest([title]);
  const [first] = commentsSent();
  answers.set('/pulls/12/comments', [{ ...first, user: { type: 'Bot' } }]);
  await suggest([title]);
  expect(sent).toHaveLength(1);
  answers.set('/pulls/12/comments', [{ ...first, user: { type: 'User' } }]);
  await suggest([title]);
  expect(sent).toHaveLength(2);
});

test.each([
  ['a line that the proposal did not write', { ...title, line: 1, end: 1, from: '---' }],
  ['another text on that line', { ...title, from: 'titre: Autre' }],
  ['a line with invisible characters', { ...title, to: 'title: Es\u202esai' }],
  [
    'lines of which the proposal wrote one',
    { ...title, end: 3, from: 'titre: Essai\nlayout: autre' },
  ],
  ['fewer lines than it counts', { ...title, end: 4 }],
  ['a line too long', { ...title, to: 'x'.repeat(4001) }],
  ['a file that is no text', { ...title, file: '.github/workflows/ci.yml' }],
  ['a line without its number', { ...title, line: '2' }],
  ['no line', null],
  ['no list', undefined],
])('of what a build hands over, %s is not offered', async (_, line) => {
  await suggest(line === undefined ? { title } : [line], [
    page,
    added('.github/workflows/ci.yml', 'titre: Essai'),
  ]);
  expect(sent).toEqual([]);
});

test('at most twenty lines are suggested at a time', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({ ...title, line: at + 2, end: at + 2 }));
  await suggest(lines, [added(title.file, ...lines.map(({ from }) => from))]);
  expect(commentsSent()).toHaveLength(20);
});

test('a hostile line cannot leave its suggestion, and its message mentions nobody', async () => {
  const to = 'title: ````` [ici](https://malice.ga)';
  const message = '<img src=x> @equipe ![x](https://malice.ga/p.png)\n\n```suggestion\nx\n```';
  await suggest([{ ...title, to, message: message.replaceAll('\n', ' ') }]);
  const [comment] = commentsSent();
  const { children } = createProcessor({ format: 'md' }).parse(comment?.body ?? '');
  expect(children).toEqual([
    expect.objectContaining({
      type: 'paragraph',
      children: [expect.objectContaining({ type: 'text' })],
    }),
    expect.objectContaining({ type: 'code', lang: 'suggestion', value: to }),
  ]);
  expect(comment?.body).not.toMatch(/@equipe/);
});

test('lines that are mended together are one suggestion', async () => {
  answers.set('/pulls/12/comments', []);
  const from = 'titre: Essai\ndate: 5 mars 2026';
  await suggest([{ ...title, end: 3, from, to: 'title: Essai' }]);
  expect(commentsSent()).toMatchObject([
    {
      start_line: 2,
      start_side: 'RIGHT',
      line: 3,
      side: 'RIGHT',
      body: expect.stringContaining('suggestion\ntitle: Essai\n'),
    },
  ]);
});
