import { expect, test } from 'vitest';
import { fetchProposals } from '../../../src/review/publish/proposals.ts';
import { folderWith } from '../vite/content-folder.ts';
import { memoryGitHub } from './memory-github.ts';

const { gitHub, answers } = memoryGitHub();

const GOOD = { 'Le contenu': 'success', 'Comparer avec le site': 'success', 'Le code': 'skipped' };

/** The proposals that may have a preview, in their order, among those with these checks; each was reviewed a day after the one before. */
async function chosen(checks: readonly Record<string, string | null>[], shown: number[] = []) {
  const pulls = checks.map((_, at) => ({
    number: at + 1,
    head: { sha: `sha-${at}`, ref: 'a', repo: null },
    base: { ref: 'main' },
  }));
  answers.set('/pulls?state=open&base=main&per_page=100', pulls);
  for (const [at, own] of checks.entries()) {
    const completed_at = `2026-01-${String(at + 1).padStart(2, '0')}`;
    const runs = Object.entries(own).map(([name, conclusion]) => ({
      ...{ name: name.replace(/^autre : /, ''), conclusion, completed_at },
      app: { slug: name.startsWith('autre : ') ? 'autre' : 'github-actions' },
    }));
    answers.set(`/commits/sha-${at}/check-runs?per_page=100`, [{ check_runs: runs }]);
  }
  const dir = await folderWith({});
  const asked: number[] = [];
  // Nothing is there, so that each proposal that may have a preview is named.
  const log = (line: string) => void asked.push(Number(/\d+/.exec(line)?.[0]));
  await fetchProposals(gitHub, { dir, origin: `${dir}/absent`, shown, log });
  return asked;
}

test.each<[name: string, checks: Record<string, string | null>]>([
  ['none has run, because nobody has let them', {}],
  ['one is running', { ...GOOD, 'Le code': null }],
  ['one has failed', { ...GOOD, 'Le code': 'failure' }],
  ['the review has failed', { ...GOOD, 'Comparer avec le site': 'failure' }],
  ['the review has not run', { 'Le contenu': 'success' }],
  ['the review has not run, but all others', { 'Le contenu': 'success', 'Le code': 'success' }],
  ['the content was skipped', { ...GOOD, 'Le contenu': 'skipped' }],
  [
    'another program has their names',
    { 'autre : Le contenu': 'success', 'autre : Comparer avec le site': 'success' },
  ],
])('a proposal has no preview when, of its checks, %s', async (_, checks) => {
  expect(await chosen([checks, GOOD])).toEqual([2]);
});

test('those shown before keep their place, then come those that were reviewed last', async () => {
  expect(await chosen([GOOD, GOOD, GOOD, {}, GOOD], [2, 4])).toEqual([2, 5, 3, 1]);
});
