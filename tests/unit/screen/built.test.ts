import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreen, POLICY } from '../../../scripts/tooling/build-screen.ts';

let out = '';
beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'ecran-'));
  await buildScreen(out, 'tests/content');
}, 60_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const files = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the screen stays below 4 MB and 60 files, French included', () => {
  const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(4_000_000);
  expect(files().length).toBeLessThanOrEqual(60);
  expect(files().some((file) => /\/fr-[\w-]+\.js$/.test(file))).toBe(true);
});

test('it may reach GitHub alone, and says so where a host sets no headers, too', () => {
  const html = readFileSync(join(out, 'index.html'), 'utf8').replaceAll('&#39;', "'");
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  expect(readFileSync(join(out, '_headers'), 'utf8')).toContain(
    `${POLICY}; frame-ancestors 'none'`,
  );
  expect(POLICY.match(/https:\/\/[^\s;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc="\.\/)/);
});

test('what it says on GitHub is French, and its token ends by itself', () => {
  const code = files()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const text of ['Écrit avec l’écran du site.', 'expires_in:`90`', 'target_name:`'])
    expect(code).toContain(text);
  expect(code).not.toMatch(/cdn\.jsdelivr|unpkg\.com\/@sveltia\/cms|githubstatus\.com\/api/);
});
