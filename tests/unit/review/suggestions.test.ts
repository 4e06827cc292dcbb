import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Rules that can only be checked when an address is readable. */
const NEXT = ['image-absente', 'lien-page', 'ancre-inconnue', 'menu-double'];

const linesOf = (snapshot: Snapshot) => readyLines(checkReading(readSnapshot(snapshot, nameOf)));

/** Every ready line of every fixture. */
const offered = readdirSync(FIXTURES).flatMap((name) => {
  const snapshot = withFixture(join(FIXTURES, name));
  return linesOf(snapshot).map((ready) => ({
    title: `${name}, ${ready.file}:${ready.line}`,
    snapshot,
    ready,
  }));
});

test.each(offered)('the ready line corrects its issue: $title', ({ snapshot, ready }) => {
  const { file, line, from, to, message } = ready;
  const path = file.slice('content/'.length);
  const text = Buffer.from(snapshot.files.get(path)?.bytes ?? '').toString('utf8');
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const ofLine = () => {
    const bytes = Buffer.from(lines.join('\n'));
    const files = new Map(snapshot.files).set(path, { bytes, size: bytes.length });
    const { issues } = checkReading(readSnapshot({ ...snapshot, files }, nameOf));
    return issues.filter((one) => one.file === file && one.line === line);
  };
  const before = ofLine();
  expect(lines.splice(line - 1, 1, to)).toEqual([from]);
  const after = ofLine();
  // A line may contain two links with the same issue.
  const faults = (issues: typeof before) => issues.filter((one) => one.message === message);
  expect(faults(after).length).toBeLessThan(faults(before).length);
  const known = [...NEXT, ...before.map(({ rule }) => rule)];
  expect(after.filter(({ rule }) => !known.includes(rule))).toEqual([]);
});

test.each([
  ['a blank line above the first fence', '\n---\n', '---\n'],
  ['a space behind the second fence', '---\n', '--- \n'],
])('%s takes no ready line away', (_, open, close) => {
  const keys = 'titre: Essai\ndescription: Une page.\n';
  const bytes = Buffer.from(`${open}${keys}${close}\nVoir la [carte](www.carte.ga).\n`);
  const snapshot = withFixture(FIXTURES);
  const files = new Map(snapshot.files).set('pages/contact.mdx', { bytes, size: bytes.length });
  expect(linesOf({ ...snapshot, files }).map(({ to }) => to)).toEqual([
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
  message: 'La clé « titre » n’existe pas.',
  from: 'titre: Essai',
  to: 'title: Essai',
};
const date = { ...title, line: 3, message: 'x', from: 'date: 5 mars 2026', to: 'date: 2026-03-05' };

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
  ['a line that the proposal did not write', { ...title, line: 1, from: '---' }],
  ['another text on that line', { ...title, from: 'titre: Autre' }],
  ['a line with invisible characters', { ...title, to: 'title: Es\u202esai' }],
  ['several lines', { ...title, to: 'title: Essai\nlayout: autre' }],
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
  const lines = Array.from({ length: 30 }, (_, at) => ({ ...title, line: at + 2 }));
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
