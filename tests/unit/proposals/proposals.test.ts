import { expect, test } from 'vitest';
import { fetchProposals } from '../../../src/proposals/proposals.ts';
import { folderWith } from '../vite/content-folder.ts';
import { memoryGitHub } from './memory-github.ts';

const { gitHub, answers } = memoryGitHub();

const GOOD = { 'Le contenu': 'success', 'Comparer avec le site': 'success', 'Le code': 'skipped' };
const LABELLED = { labels: ['aperçu'], status: ['aperçu', 'success', 'github-actions[bot]'] };

interface Asked {
  /** Conclusions of its checks. */
  checks?: Record<string, string | null>;
  /** Repository of its branch. */
  from?: string;
  labels?: string[];
  /** Context, state and author of the status of its last commit. */
  status?: string[];
}

/** The proposals that may have a preview, among these, newest first. */
async function chosen(proposals: readonly Asked[]) {
  const pulls = proposals.map(({ from = 'org/site', labels = [] }, at) => ({
    number: at + 1,
    head: { sha: `sha-${at}`, ref: 'a', repo: { full_name: from } },
    base: { ref: 'main', repo: { full_name: 'org/site' } },
    labels: labels.map((name) => ({ name })),
  }));
  answers.set('/pulls?state=open&base=main&per_page=100', pulls);
  for (const [at, { checks = GOOD, status }] of proposals.entries()) {
    const runs = Object.entries(checks).map(([name, conclusion]) => ({
      ...{ name: name.replace(/^autre : /, ''), conclusion },
      app: { slug: name.startsWith('autre : ') ? 'autre' : 'github-actions' },
    }));
    answers.set(`/commits/sha-${at}/check-runs?per_page=100`, [{ check_runs: runs }]);
    const [context, state, login] = status ?? [];
    const statuses = status ? [{ context, state, creator: { login } }] : [];
    answers.set(`/commits/sha-${at}/statuses?per_page=100`, statuses);
  }
  const dir = await folderWith({});
  const asked: number[] = [];
  // Nothing is there, so that each proposal that may have a preview is named.
  const log = (line: string) => void asked.push(Number(/\d+/.exec(line)?.[0]));
  await fetchProposals(gitHub, { dir, origin: `${dir}/absent`, log });
  return asked;
}

test.each<[name: string, checks: Record<string, string | null>]>([
  ['none has run, because nobody has let them', {}],
  ['one is running', { ...GOOD, 'Le code': null }],
  ['one has failed', { ...GOOD, 'Le code': 'failure' }],
  ['the review has failed', { ...GOOD, 'Comparer avec le site': 'failure' }],
  ['the review has not run', { 'Le contenu': 'success', 'Le code': 'success' }],
  ['the content was skipped', { ...GOOD, 'Le contenu': 'skipped' }],
  [
    'another program has their names',
    { 'autre : Le contenu': 'success', 'autre : Comparer avec le site': 'success' },
  ],
])('a proposal has no preview when, of its checks, %s', async (_, checks) => {
  expect(await chosen([{ checks }, {}])).toEqual([2]);
});

test.each<[name: string, asked: Asked, hasPreview: boolean]>([
  ['of this repository', {}, true],
  ['of a fork, without the label', { from: 'fork/site' }, false],
  ['of a fork, labelled on this commit', { from: 'fork/site', ...LABELLED }, true],
  ['of a fork, labelled on an earlier commit', { from: 'fork/site', labels: ['aperçu'] }, false],
  ['of a fork, without the label any more', { from: 'fork/site', ...LABELLED, labels: [] }, false],
  [
    'of a fork, with a status that somebody else wrote',
    { from: 'fork/site', ...LABELLED, status: ['aperçu', 'success', 'voleur'] },
    false,
  ],
  [
    'of a fork, with another status',
    { from: 'fork/site', ...LABELLED, status: ['autre', 'success', 'github-actions[bot]'] },
    false,
  ],
  [
    'of a fork, with a status that has failed',
    { from: 'fork/site', ...LABELLED, status: ['aperçu', 'failure', 'github-actions[bot]'] },
    false,
  ],
])('a preview by a person’s word: a proposal %s', async (_, asked, hasPreview) => {
  expect(await chosen([asked])).toEqual(hasPreview ? [1] : []);
});
