import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('files and folders of code are named in small letters, with hyphens', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => /[^a-z\d./\\-]/.test(path))).toEqual([]);
});
