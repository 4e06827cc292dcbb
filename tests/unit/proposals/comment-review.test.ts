import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { commentConflicts, commentReview } from '../../../src/proposals/comment-review.ts';
import {
  COMMENT_MARK,
  CONFLICT_COMMENT,
  saveComment,
} from '../../../src/proposals/proposal-comment.ts';
import { folderWith } from '../vite/content-folder.ts';
import { memoryGitHub } from './memory-github.ts';

const { gitHub, answers, sent } = memoryGitHub();

const SHA = 'a'.repeat(40);

const MAIN = { ref: 'main', repo: { full_name: 'org/site' } };
const PULL = { number: 12, head: { sha: SHA }, base: MAIN };
const PULLS = '/pulls?state=open&head=fork%3Ama%2Ffiche';
const TEXT = { filename: 'content/pages/essai.mdx', patch: '@@ -0,0 +1,2 @@\n+---\n+titre: A' };
const LINE = {
  file: TEXT.filename,
  line: 2,
  end: 2,
  message: 'x',
  from: 'titre: A',
  to: 'title: A',
};
const RUN = {
  head: 'fork:ma/fiche',
  repository: 'fork/site',
  sha: SHA,
  url: 'https://x.ga/construction',
  succeeded: true,
};

let dir = '';
beforeEach(async () => {
  dir = await folderWith({ 'comment.md': 'La revue.', 'lignes.json': JSON.stringify([LINE]) });
  answers.set(PULLS, [PULL]);
  answers.set('/pulls/12/files', [TEXT]);
});

/** Publishes the comment of a run; gives the written paths and the text of the comment. */
async function published(run = RUN) {
  const options = { dir, site: 'https://org.github.io/site/', log: () => {} };
  await commentReview(gitHub, run, options);
  const comment = sent.find(({ path }) => path.startsWith('/issues/'))?.body ?? {};
  return { paths: sent.map(({ path }) => path), comment: String(Reflect.get(comment, 'body')) };
}

test('a proposal gets its suggestions and one comment, with its preview and its review', async () => {
  const { paths, comment } = await published();
  expect(paths).toEqual(['/pulls/12/reviews', '/issues/12/comments']);
  expect(comment).toContain('**[Voir l’aperçu](https://org.github.io/site/pr-12/)**');
  expect(comment).toContain('quand un collaborateur, qui a lu ces textes, a posé l’étiquette');
  expect(comment.endsWith('La revue.')).toBe(true);
  expect(comment).not.toContain('⚠️');
});

test('broken lines, a failed review and a missing one: the comment leads to the branch', async () => {
  writeFileSync(join(dir, 'lignes.json'), '[{');
  const { paths, comment } = await published({ ...RUN, succeeded: false });
  expect(paths).toEqual(['/issues/12/comments']);
  expect(comment).toContain('**Le site n’a pas pu être construit**');
  expect(comment).toContain('(https://github.com/fork/site/edit/ma/fiche/content/pages/essai.mdx)');
  rmSync(join(dir, 'comment.md'));
  expect((await published()).comment).toContain('n’a pas pu être construit');
});

test('a review that is a symbolic link is not read: it could lead to a token of this job', async () => {
  rmSync(join(dir, 'comment.md'));
  symlinkSync('/proc/self/environ', join(dir, 'comment.md'));
  expect((await published()).comment).toContain('n’a pas pu être construit');
});

test.each([
  ['closed', []],
  ['of a newer commit', [{ ...PULL, head: { sha: 'b'.repeat(40) } }]],
  ['for another branch than main', [{ ...PULL, base: { ref: 'evil' } }]],
  ['beside another proposal of its branch', [PULL, { ...PULL, number: 13, base: { ref: 'evil' } }]],
])('a proposal %s gets no comment', async (_, pulls) => {
  answers.set(PULLS, pulls);
  expect((await published()).paths).toEqual([]);
});

test('there is one comment: that of the bot is updated, unless it is the same; a copied mark does not count', async () => {
  const comments = [
    { id: 1, body: `${COMMENT_MARK} je copie`, user: { type: 'User' } },
    { id: 2, body: `> ${COMMENT_MARK}`, user: { type: 'Bot' } },
    { id: 3, body: `${COMMENT_MARK}\nancien`, user: { type: 'Bot' } },
  ];
  answers.set('/issues/12/comments', comments);
  answers.set('/issues/14/comments', [{ ...comments[2], body: CONFLICT_COMMENT }]);
  await saveComment(gitHub, 12, 'nouveau');
  await commentConflicts(gitHub, [13, 14]);
  expect(sent).toEqual([
    { method: 'PATCH', path: '/issues/comments/3', body: { body: 'nouveau' } },
    { method: 'POST', path: '/issues/13/comments', body: { body: CONFLICT_COMMENT } },
  ]);
});
