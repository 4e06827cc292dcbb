import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files with styles of elements without a class, or of one that depends on the whole page: texts, tables, the reset, print. */
const PLAIN = [
  'src/blocks/elements-prose.css.ts',
  'src/layouts/shell/shell.css.ts',
  'src/theme/elements.css.ts',
  'src/theme/print.css.ts',
  'src/theme/prose.css.ts',
  'src/theme/reset.css.ts',
  'src/theme/subsites.css.ts',
  'src/ui/table/table.css.ts',
];

test('a component styles its own elements, by their classes', () => {
  // In `style`, vanilla-extract itself refuses a selector of another element than that of the class.
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.css.ts'))
    .filter((path) => readFileSync(path, 'utf8').includes('globalStyle('));
  expect(files.filter((path) => !PLAIN.includes(path))).toEqual([]);
});
