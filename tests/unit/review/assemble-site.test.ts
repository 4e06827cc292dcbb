import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assemble } from '../../../src/review/publish/assemble.ts';
import { assembleSite } from '../../../src/review/publish/publish.ts';
import { writeInFolder } from '../../../src/vite/output.ts';
import { fakeGitHub } from './fake-github.ts';

const { answers, env } = fakeGitHub();
const SHA = 'a'.repeat(40);
const BUILT_AT = '2026-11-20T08:00:00Z';

let home = '';
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'pages-'));
  await writeInFolder(home, 'main/index.html', 'main');
  // A fake `gh` that copies the folder `run-N` in place of downloading the archive of run N.
  writeFileSync(
    join(home, 'gh'),
    `#!/bin/sh\n[ -d "${home}/run-$3" ] && cp -r "${home}/run-$3" "$9"\n`,
  );
  chmodSync(join(home, 'gh'), 0o755);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

interface Proposal {
  files: readonly { filename: string }[];
  labels?: readonly string[];
  labeledAt?: string;
  caches?: number;
  headNow?: string;
  from?: string;
}

/** Sets GitHub's answers for open proposals, each with a run of the same number. */
function proposals(all: Record<number, Proposal>) {
  const head = { sha: SHA, ref: 'p', repo: { full_name: 'fork/site' } };
  const list = Object.entries(all).map(([number, { labels = [] }]) => ({
    number: Number(number),
    head: { ...head, ref: `p${number}` },
    labels: labels.map((name) => ({ name })),
  }));
  answers.set('/pulls?state=open&base=main', list);
  answers.set(
    `/actions/workflows/preview.yml/runs?event=pull_request&status=success&head_sha=${SHA}&per_page=100`,
    {
      workflow_runs: Object.entries(all).map(([number, { from = 'fork/site' }]) => ({
        id: Number(number),
        created_at: BUILT_AT,
        head_branch: `p${number}`,
        head_repository: { full_name: from },
      })),
    },
  );
  for (const [number, proposal] of Object.entries(all)) {
    const { files, caches = 0, labeledAt, headNow = SHA } = proposal;
    answers.set(`/pulls/${number}`, { state: 'open', head: { sha: headNow } });
    answers.set(`/pulls/${number}/files`, files);
    answers.set(`/actions/caches?ref=refs/pull/${number}/merge`, { total_count: caches });
    const label = { event: 'labeled', label: { name: 'apercu' }, created_at: labeledAt };
    answers.set(`/issues/${number}/events`, labeledAt ? [label] : []);
  }
}

/** Assembles the site; gives its files and the logged lines. */
async function online() {
  const logged: string[] = [];
  const out = join(home, 'pages');
  const job = {
    env: { ...process.env, ...env, PATH: `${home}:${process.env.PATH}`, RUNNER_TEMP: home },
    log: (line: string) => logged.push(line),
  };
  await assembleSite(job, { dir: join(home, 'main'), out });
  const files = readdirSync(out, { recursive: true, withFileTypes: true });
  return {
    logged,
    files: files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
      .sort(),
  };
}

const TEXT = [{ filename: 'content/pages/contact.mdx' }];
const CODE = [...TEXT, { filename: 'src/client/entry.ts' }];
const AFTER = '2026-11-20T09:00:00Z';

test.each<[string, Proposal, boolean]>([
  ['of content only', { files: TEXT }, true],
  ['of code', { files: CODE }, false],
  ['of code, read and labelled', { files: CODE, labels: ['apercu'], labeledAt: AFTER }, true],
  [
    'of code, labelled before its last commit',
    { files: CODE, labels: ['apercu'], labeledAt: '2026-11-20T07:00:00Z' },
    false,
  ],
  ['of code, with a label that was taken off', { files: CODE, labeledAt: AFTER }, false],
  ['of code, with another label', { files: CODE, labels: ['contenu'], labeledAt: AFTER }, false],
  ['of content, with a cache that an earlier push left', { files: TEXT, caches: 1 }, false],
  ['of content, pushed to at this moment', { files: TEXT, headNow: 'b'.repeat(40) }, false],
  ['built by a run of another fork', { files: TEXT, from: 'autre/site' }, false],
])('a proposal %s: whether its preview goes online', async (_, proposal, isOnline) => {
  await writeInFolder(home, 'run-12/site/index.html', 'douze');
  proposals({ 12: proposal });
  const { files } = await online();
  expect(files).toEqual(['index.html', ...(isOnline ? ['pr-12/index.html'] : [])]);
});

test('a preview whose archive GitHub has deleted is skipped and reported, and the others are published', async () => {
  await writeInFolder(home, 'run-13/site/index.html', 'treize');
  proposals({ 12: { files: TEXT }, 13: { files: TEXT } });
  const { files, logged } = await online();
  expect(files).toEqual(['index.html', 'pr-13/index.html']);
  expect(logged).toEqual([
    '1 aperçu(s) à côté du site.',
    'L’aperçu 12 n’est pas en ligne. Il n’est plus gardé par GitHub.',
  ]);
});

test('the total size is limited: previews are added in order, and those that do not fit are reported', async () => {
  const fetch = (size: number, pull: number) => async () => {
    await writeInFolder(home, `p${pull}/a.html`, 'x'.repeat(size));
    return join(home, `p${pull}`);
  };
  const previews = [400, 700, 300].map((size, at) => ({
    pull: at + 1,
    fetch: fetch(size, at + 1),
  }));
  const out = join(home, 'pages');
  const skipped = await assemble(join(home, 'main'), previews, { out, max: 900 });
  expect(readdirSync(out).sort()).toEqual(['index.html', 'pr-1', 'pr-3']);
  expect(skipped).toEqual([
    { pull: 2, reason: 'Il n’y a plus assez de place : GitHub publie 1 Go au plus.' },
  ]);
});

test('the files of a proposal cannot leave its folder, and a symbolic link is never followed', async () => {
  mkdirSync(join(home, 'lien'));
  symlinkSync('/etc/passwd', join(home, 'lien/secret.txt'));
  symlinkSync('/etc', join(home, 'tout'));
  const previews = ['lien', 'tout'].map((name, at) => ({
    pull: at + 1,
    fetch: async () => join(home, name),
  }));
  const out = join(home, 'pages');
  expect(await assemble(join(home, 'main'), previews, { out })).toEqual([
    { pull: 1, reason: '« secret.txt » n’est pas un simple fichier.' },
    { pull: 2, reason: 'Ce n’est pas un dossier.' },
  ]);
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('main');
});
