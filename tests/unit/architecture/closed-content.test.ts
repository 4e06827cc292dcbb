import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REFUSED = /only the browser tests of the project "site" may/;

test('no unit test can open the editors’ texts; their guides and the frozen content are open', async () => {
  expect(() => readdirSync('content/pages')).toThrow(REFUSED);
  expect(() => readFileSync('content/pages/index.mdx')).toThrow(REFUSED);
  await expect(async () => readFile('content/site.yml')).rejects.toThrow(REFUSED);
  expect(readFileSync('content/README.md', 'utf8')).not.toBe('');
  expect(readdirSync('tests/content')).not.toEqual([]);
});

/** A call that opens a text of the editors, or their whole folder; not a method, such as `project.read` of a copy. */
const OPENED =
  /(?<![.\w])(?:read|cp|check|take|open|exists)\w*\(\s*['"`]content(?:\/[^'"`]*)?['"`]/;

test('of the browser tests only the project "site" opens the editors’ texts', () => {
  const opening = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && OPENED.test(readFileSync(join('tests/e2e', path), 'utf8')),
  );
  expect(opening).toEqual(['sweep-files.spec.ts', 'sweep-guides.spec.ts']);
});
