import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gitHub as byProgram } from '../../../src/proposals/github.ts';
import { fetchProposals } from '../../../src/proposals/proposals.ts';
import { folderWith } from '../vite/content-folder.ts';
import { memoryGitHub } from './memory-github.ts';

const { gitHub, answers } = memoryGitHub();

const GOOD = { 'Le contenu': 'success', 'Comparer avec le site': 'success', 'Le code': 'skipped' };
const LABELLED = 'aperçu success github-actions[bot]';
const FORK = { from: 'fork/site', labels: ['aperçu'], status: LABELLED };

interface Asked {
  /** Conclusions of its checks. */
  checks?: Record<string, string | null>;
  /** Repository of its branch. */
  from?: string;
  labels?: string[];
  /** Context, state and author of the status of its last commit. */
  status?: string | undefined;
}

/** Whether a proposal may have a preview. */
async function hasPreviewOf({ checks = GOOD, from = 'org/site', labels = [], status }: Asked) {
  const pull = {
    number: 7,
    head: { sha: 'a', ref: 'a', repo: { full_name: from } },
    base: { ref: 'main', repo: { full_name: 'org/site' } },
    labels: labels.map((name) => ({ name })),
  };
  answers.set('/pulls?state=open&base=main&per_page=100', [pull]);
  const runs = Object.entries(checks).map(([name, conclusion]) => ({
    ...{ name: name.replace(/^autre : /, ''), conclusion },
    app: { slug: name.startsWith('autre : ') ? 'autre' : 'github-actions' },
  }));
  answers.set('/commits/a/check-runs?per_page=100', [{ check_runs: runs }]);
  const [context, state, login] = status?.split(' ') ?? [];
  const statuses = status ? [{ context, state, creator: { login } }] : [];
  answers.set('/commits/a/statuses?per_page=100', statuses);
  const dir = await folderWith({});
  const lines: string[] = [];
  // Nothing is there, so that a proposal that may have a preview is named.
  await fetchProposals(gitHub, {
    dir,
    origin: `${dir}/absent`,
    log: (line) => void lines.push(line),
  });
  return lines.join() === 'La proposition 7 ne se charge pas.';
}

test.each<[name: string, asked: Asked, hasPreview: boolean]>([
  ['of this repository', {}, true],
  ['whose checks have not run, because nobody has let them', { checks: {} }, false],
  ['with a running check', { checks: { ...GOOD, 'Le code': null } }, false],
  ['with a failed check', { checks: { ...GOOD, 'Le code': 'failure' } }, false],
  ['whose review has not run', { checks: { 'Le contenu': 'success' } }, false],
  ['whose content was skipped', { checks: { ...GOOD, 'Le contenu': 'skipped' } }, false],
  [
    'whose checks are those of another program',
    { checks: { 'autre : Le contenu': 'success', 'autre : Comparer avec le site': 'success' } },
    false,
  ],
  ['of a fork, without the label', { from: 'fork/site' }, false],
  ['of a fork, labelled on this commit', FORK, true],
  ['of a fork, labelled on an earlier commit', { ...FORK, status: undefined }, false],
  ['of a fork, without the label any more', { ...FORK, labels: [] }, false],
  ['of a fork, let through by somebody else', { ...FORK, status: 'aperçu success voleur' }, false],
  [
    'of a fork, with another status',
    { ...FORK, status: LABELLED.replace('aperçu', 'autre') },
    false,
  ],
  ['of a fork, held back', { ...FORK, status: LABELLED.replace('success', 'failure') }, false],
])('a preview by a person’s word and all checks: a proposal %s', async (_, asked, hasPreview) => {
  expect(await hasPreviewOf(asked)).toBe(hasPreview);
});

test('the label writes the status that lets a preview through', () => {
  expect(readFileSync('.github/workflows/etiquette.yml', 'utf8')).toContain(
    'statuses/$HEAD" -f context=aperçu -f state=success ',
  );
});

test('GitHub is asked by its program: the pages of a list are one, and a refusal is said', async () => {
  const dir = await folderWith({
    gh: `#!/bin/sh\ncat > /dev/null\ncase "$*" in *secret*) echo 'HTTP 403' >&2; exit 1 ;; *--slurp*) echo '[[1],[2]]' ;; esac\n`,
  });
  chmodSync(join(dir, 'gh'), 0o755);
  vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await byProgram.list('/pulls')).toEqual([1, 2]);
  await expect(byProgram.list('/secret')).rejects.toThrow('GitHub refuse /secret : HTTP 403');
});
