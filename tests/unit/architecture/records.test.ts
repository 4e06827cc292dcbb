import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks } from '../../../src/content/blocks.ts';

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

test('reading, syntax and check know a block by its record alone', () => {
  const named = new RegExp(`['"\`<.](?:${Object.keys(blocks).join('|')})\\b`);
  expect(linesWith(named, ['src/content/blocks']).length).toBeGreaterThan(10);
  expect(linesWith(named, ['src/engine'])).toEqual([]);
});

test('no type is forced upon a value of another', () => {
  expect(linesWith(/\bas unknown as\b/, ['src'])).toEqual([]);
});
