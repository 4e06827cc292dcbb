import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A call that opens a text of the editors, or their whole folder; not a method, such as `project.read` of a copy. */
const OPENED =
  /(?<![.\w])(?:read|cp|check|take|open|exists|join|resolve)\w*\(\s*['"`]content(?:\/(?![A-Z-]+\.md\b)[^'"`]*)?['"`]/;

test('only the browser tests of the project "site" open the editors’ texts: any other would fail for an edit of a text', () => {
  const opening = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && OPENED.test(readFileSync(join('tests', path), 'utf8')),
  );
  expect(opening.sort()).toEqual(['e2e/sweep-files.spec.ts', 'e2e/sweep-guides.spec.ts']);
});
