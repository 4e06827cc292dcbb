import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/screen/github.ts';
import { patched, patchesFor } from '../../../src/screen/patches.ts';

const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
const patches = patchesFor('example-org');

test('the library has each piece of code that is replaced, once', () => {
  for (const theirs of patches.flatMap((patch) => Object.keys(patch.code)))
    expect(code.split(theirs), theirs).toHaveLength(2);
});

test('each piece that is replaced has a test that fails without it', () => {
  const folders = ['tests/e2e', 'tests/unit/screen'];
  const tests = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /screen.*\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(patches.filter(({ test: title }) => !tests.includes(title))).toEqual([]);
});

test('a build stops, with the reason, where a newer version no longer has a piece', () => {
  for (const { code: pieces, why } of patches)
    for (const theirs of Object.keys(pieces))
      expect(() => patched(code.replace(theirs, ''), patches)).toThrow(why);
});

test('each failure of GitHub is a French sentence that says what to do', () => {
  expect(adviceFor(401)).toContain('nouveau jeton');
  expect(adviceFor(403)).toContain('« Contents » et « Pull requests »');
  expect(adviceFor(403, 'API rate limit exceeded')).toContain('attendre');
  expect(adviceFor(200, 'Resource not accessible by personal access token')).toBe(adviceFor(403));
  expect(adviceFor(404)).toContain('inviter');
  expect(adviceFor(502)).toContain('réessayez dans quelques minutes');
  expect(adviceFor(422, 'Validation Failed')).toBeUndefined();
});
