import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as scale from '../../../src/theme/scale.ts';

const code = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'scale.ts')
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

/** How code names each number of the scale: `gutter`, `radius.small`, `space[2]`. */
const names = Object.entries(scale).flatMap(([name, value]) =>
  typeof value === 'string'
    ? [name]
    : Object.keys(value).map((key) => name + (/^\d/.test(key) ? `[${key}]` : `.${key}`)),
);

test('every number of the scale is used', () => {
  expect(names).toContain('space[2]');
  expect(names.filter((name) => !code.includes(name))).toEqual([]);
});
