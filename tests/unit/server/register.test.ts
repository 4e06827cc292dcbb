import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileChanges } from '../../../src/vite/file-changes.ts';
import { rendererWith } from './render-page.ts';

const SHEET = 'initiatives/a-la-decouverte-du-gabon.mdx';
const ROUTE = '/je-participe/projets/a-la-decouverte-du-gabon';

test('700 receipts go on over following pages, none of them heavy', async () => {
  const lines = Array.from({ length: 700 }, (_, at) => {
    const day = new Date(Date.UTC(2020, 0, 1 + (at % 2000))).toISOString().slice(0, 10);
    return `  - date: ${day}\n    amount: ${at + 1}\n    from: Don ${at}\n    proof: https://preuves.exemple.ga/${at}.pdf`;
  });
  const text = readFileSync(`tests/socle/${SHEET}`, 'utf8').replace(
    /^collected: .*$/m,
    `collected: ${(700 * 701) / 2}\nreceipts:\n${lines.join('\n')}`,
  );
  const renderer = await rendererWith({ [SHEET]: text });
  const pages = renderer.routes.filter((route) => route.startsWith(ROUTE));
  expect(pages).toHaveLength(4);
  const html = await Promise.all(pages.map(async (one) => (await renderer.page(one))?.html ?? ''));
  expect(Math.max(...html.map((one) => gzipSync(one).length))).toBeLessThan(40 * 1024);
  const shown = html.flatMap((one) => [...one.matchAll(/preuves\.exemple\.ga\/(\d+)\.pdf/g)]);
  expect(new Set(shown.map(([, at]) => at)).size).toBe(700);
});

test('the changes of a file are read from Git, and left out without Git or with a shallow clone', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'fiches-'));
  const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd });
  const keep = (title: string) => {
    git(dir, 'add', '-A');
    const who = ['-c', 'user.name=e', '-c', 'user.email=e@site.ga'];
    const env = { ...process.env, GIT_COMMITTER_DATE: '2026-03-01T12:00:00Z' };
    execFileSync('git', [...who, 'commit', '-qm', title], { cwd: dir, env });
  };
  mkdirSync(join(dir, 'content/initiatives'), { recursive: true });
  const content = join(dir, 'content');
  writeFileSync(join(content, 'initiatives/essai.mdx'), 'un');
  expect(await fileChanges(content, 'initiatives')).toEqual({});
  git(dir, 'init', '-q');
  keep('Proposer un essai');
  writeFileSync(join(content, 'initiatives/essai.mdx'), 'deux');
  keep('Noter une recette');
  expect(await fileChanges(content, 'initiatives')).toEqual({
    'initiatives/essai.mdx': [
      { day: '2026-03-01', title: 'Noter une recette' },
      { day: '2026-03-01', title: 'Proposer un essai' },
    ],
  });
  const part = mkdtempSync(join(tmpdir(), 'part-'));
  git(part, 'clone', '-q', '--depth', '1', `file://${dir}`, 'copie');
  expect(await fileChanges(join(part, 'copie/content'), 'initiatives')).toEqual({});
});
