import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STORED_DATA } from '../../../src/site/stored-data.ts';

/** A name that is written where a store is read or changed. */
const WRITTEN = /(?:Item|Stored|indexedDB\.open|caches\.(?:open|match|delete))\(\s*['"`]/;

test('no name under which the site stores data is written outside of the record that the legal notices show', () => {
  const writing = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // The writing screen has an origin of its own.
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('screen'))
    .filter((path) => WRITTEN.test(readFileSync(join('src', path), 'utf8')));
  expect(writing).toEqual([]);
});

test('the keys of docs/contract.md are unchanged but in previews, and all others distinguish the sites of a host', () => {
  const names = (base: string) =>
    Object.entries(STORED_DATA).map(([key, { name }]) => [key, name(base)]);
  expect(names('/site/').slice(0, 2)).toEqual([
    ['donations', 'decouverte-gabon.donations'],
    ['contributions', 'ndjo-oyeri.contributions'],
  ]);
  expect(names('/pr-1/')).toEqual([
    ['donations', 'decouverte-gabon.donations:/pr-1/'],
    ['contributions', 'ndjo-oyeri.contributions:/pr-1/'],
    ['answers', 'formulaire:/pr-1/:'],
    ['shortcut', 'raccourci:/pr-1/'],
    ['pages', 'hors-ligne:/pr-1/:'],
  ]);
});
