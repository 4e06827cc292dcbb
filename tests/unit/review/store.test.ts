import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../../src/review/review.ts';
import { put } from '../../../src/vite/output.ts';
import { SITE_URL } from './tiny-site.ts';

const dir = mkdtempSync(join(tmpdir(), 'store-'));
const store = join(dir, '.cache/review');
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: dir, encoding: 'utf8', stdio: 'pipe' }).trim();

/** A project whose build writes one page and fails when told to. */
const BUILD = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const out = process.argv.at(-1);
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', '<!doctype html><title>Un</title><main>Un</main>');
process.exitCode = existsSync('faute') ? 1 : 0;
`;

beforeAll(() => {
  put(dir, 'package.json', JSON.stringify({ scripts: { build: 'node build.mjs' } }));
  put(dir, 'build.mjs', BUILD);
  put(dir, 'content/site.yml', 'name: Essai\n');
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'essai');
  git('config', 'user.email', 'essai@site.ga');
  git('add', '.');
  git('commit', '-qm', 'début');
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const compare = () =>
  review({ dir, base: 'main', out: 'review', siteUrl: SITE_URL, say: () => undefined });

test('a review leaves the built base behind, never the built proposal, even when that fails', {
  timeout: 60_000,
}, async () => {
  const commit = git('rev-parse', 'HEAD');
  const kept = [commit, expect.stringMatching(new RegExp(`^${commit}-[0-9a-f]+$`))];
  expect((await compare()).nothing).toBe(true);
  expect(readdirSync(store).sort()).toEqual(kept);
  put(dir, 'faute', '');
  await expect(compare()).rejects.toThrow('Le site proposé ne se construit pas');
  expect(readdirSync(store).sort()).toEqual(kept);
});
