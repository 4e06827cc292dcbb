import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURES, fixtureReport } from './fixture.ts';

/** A folder is named after its rule. */
const folders = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('each fixture reads exactly as its editor should read it', () => {
  test.each(folders)('%s', async (folder) => {
    const { text, issues } = fixtureReport(join(FIXTURES, folder));
    await expect(text).toMatchFileSnapshot(resolve(FIXTURES, folder, 'attendu.txt'));
    expect(issues.map(({ rule }) => rule)).toContain(folder);
  });
});

test('every rule that the code names has a fixture', () => {
  const rooms = ['values', 'mdx', 'documents', 'check', 'site', 'model', 'vite'];
  const sources = rooms.flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.ts'))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  );
  const named = sources.flatMap((text) =>
    Array.from(text.matchAll(/\brule(?: =|:) '([^']+)'/gi), ([, rule = '']) => rule),
  );
  // Dictionaries load apart: `spelling.test.ts` asks what they say.
  const fixed = new Set([...folders, 'orthographe']);
  expect([...new Set(named)].filter((rule) => !fixed.has(rule))).toEqual([]);
});
