import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GuideField, guideFields } from '../../../src/engine/guide/guide-fields.ts';
import { model } from '../../site.ts';

/** The lines of these folders that a pattern matches. */
const linesWith = (pattern: RegExp, rooms: readonly string[]) =>
  rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line}`),
    )
    .filter((line) => pattern.test(line));

/** Keys that any site may have, and words that the engine has for something else. */
const COMMON =
  'title description image alt date draft slug lang items text link page samples message section';

/** Every key of a schema, at any depth. */
const keysIn = (fields: readonly GuideField[]): string[] =>
  fields.flatMap(({ key, inner }) => [key, ...keysIn(inner)]);

test('no file of the engine names a kind, a block, a key or a file of this site', () => {
  const { kinds, sharedFiles } = model;
  const keys = [...Object.values(kinds), ...Object.values(sharedFiles)]
    .flatMap(({ schema }) => keysIn(guideFields(schema)))
    // What the site says has the words of any text as keys.
    .filter((key) => /^[a-z]+[A-Z]|^[a-z]{7,}$/.test(key));
  const own = [
    ...Object.keys(kinds),
    ...Object.values(kinds).map(({ folder }) => folder),
    ...Object.values(sharedFiles).map(({ path }) => path),
    ...keys,
  ].filter((word) => !COMMON.split(' ').includes(word));
  const written = new RegExp(`['"\`](?:${[...new Set(own)].join('|')})['"\`]`);
  const block = new RegExp(`['"\`<.](?:${[...model.blockSpecs.keys()].join('|')})\\b`);
  const name = /Gabon|Libreville|Je Participe|oyeri|logik/i;
  // Files stand in sentences, too; the rules of kinds have ids made of their names.
  const paths = Object.values(sharedFiles).map(({ path }) => path.replace('.', '\\.'));
  const inSentences = new RegExp(`\\b(?:${[...paths, '[a-z]+-numero'].join('|')})\\b`);
  expect(linesWith(written, ['src/content']).length).toBeGreaterThan(50);
  expect(linesWith(block, ['src/content/blocks']).length).toBeGreaterThan(10);
  for (const words of [written, block, name, inSentences])
    expect(linesWith(words, ['src/engine'])).toEqual([]);
});

test('no type is forced upon a value of another', () => {
  expect(linesWith(/\bas unknown as\b/, ['src'])).toEqual([]);
});
