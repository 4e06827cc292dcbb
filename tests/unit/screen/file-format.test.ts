import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FileFormat,
  fromFile,
  toFile,
  UNREADABLE,
  wrapSource,
} from '../../../src/screen/file-format.ts';
import type { PlainObject } from '../../../src/screen/values.ts';
import { ALL } from '../all.ts';

const files = readdirSync('tests/content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(mdx|yml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const formatOf = (file: string): FileFormat => (file.endsWith('.mdx') ? 'texte' : 'donnees');

type Path = (string | number)[];

/** The paths of all values that are neither lists nor objects, and the paths of all lists. */
function pathsOf(value: unknown, path: Path = []): { leaves: Path[]; lists: Path[] } {
  if (typeof value !== 'object' || value === null) return { leaves: [path], lists: [] };
  const found = Object.entries(value).map(([key, inner]) =>
    pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return {
    leaves: found.flatMap(({ leaves }) => leaves),
    lists: [...(Array.isArray(value) ? [path] : []), ...found.flatMap(({ lists }) => lists)],
  };
}

type Container = Record<string | number, unknown>;
const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Container)[key], data);

/** A copy of the values in which `change` has replaced the value at `path`. */
function withChange(values: PlainObject, path: Path, change: (old: unknown) => unknown) {
  const copy = structuredClone(values);
  const last = path.at(-1) ?? '';
  const container = valueAt(copy, path.slice(0, -1)) as Container;
  container[last] = change(container[last]);
  return copy;
}

const dataOf = ({ body, source, ...data }: PlainObject) => data;

/** How many lines a save removes and adds between the first and the last changed line. */
function countChanges(before: string, after: string) {
  const [old, saved] = [before.split('\n'), after.split('\n')];
  const length = Math.min(old.length, saved.length);
  let head = 0;
  while (head < length && old[head] === saved[head]) head++;
  let tail = 0;
  while (tail < length - head && old.at(-1 - tail) === saved.at(-1 - tail)) tail++;
  return { removed: old.length - head - tail, added: saved.length - head - tail };
}

/** About `count` elements, from all parts of a list, because long files have hundreds of similar values. `TESTS=all` tests every one. */
const sampleOf = <T>(list: readonly T[], count: number, shift: number) => {
  const step = ALL ? 1 : Math.max(1, Math.ceil(list.length / count));
  return list.filter((_, index) => (index + shift) % step === 0);
};

const all = files.map((file, index) => {
  const format = formatOf(file);
  const source = readFileSync(file, 'utf8');
  const values = fromFile(source, format);
  const { leaves, lists } = pathsOf(dataOf(values));
  return {
    file,
    format,
    source,
    values,
    leaves: sampleOf(leaves, 10, index),
    lists: sampleOf(lists, 8, index),
  };
});

describe('every file of content/', { timeout: 180_000 }, () => {
  test('is saved with the same bytes, also with the empty values that Sveltia CMS adds', () => {
    for (const { file, format, source, values } of all) {
      expect(toFile(values, format), file).toBe(source);
      const filled = { ...values, newSwitch: false, empty: '', list: [], group: { a: '' } };
      expect(toFile(filled, format), file).toBe(source);
      const crlf = source.replaceAll('\n', '\r\n');
      expect(toFile(fromFile(crlf, format), format), file).toBe(crlf);
      const bare = `\uFEFF\n${source.trim()}`;
      if (format === 'texte') expect(toFile(fromFile(bare, format), format), file).toBe(bare);
      const mixed = source.replace('\n', '\r\n');
      expect(toFile(fromFile(mixed, format), format), file).toBe(mixed);
    }
  });

  test('has only the lines of a changed value changed, and the new value is read back', () => {
    const texts = fc.sample(fc.string({ minLength: 1, unit: 'grapheme' }), 20);
    const words = ['Un : deux # trois', '- « oui »', 'true', '12', "l'eau", ...texts];
    let count = 0;
    for (const { file, format, source, values, leaves } of all)
      for (const path of leaves) {
        const word = words[count++ % words.length]?.trim() || 'Autre';
        const value = typeof valueAt(values, path) === 'number' ? 7654321 : `${word}!`;
        const edited = withChange(values, path, () => value);
        const saved = toFile(edited, format);
        const label = `${file} ${path.join('.')}`;
        expect(dataOf(fromFile(saved, format)), label).toEqual(dataOf(edited));
        expect(countChanges(source, saved).added, label).toBe(1);
      }
  });

  test('has only the lines of a list element added or removed', () => {
    for (const { file, format, source, values, lists } of all)
      for (const path of lists) {
        const label = `${file} ${path.join('.')}`;
        const longer = withChange(values, path, (old) => {
          const list = old as unknown[];
          return [...list.slice(0, 1), structuredClone(list[0]), ...list.slice(1)];
        });
        const added = toFile(longer, format);
        expect(dataOf(fromFile(added, format)), label).toEqual(dataOf(longer));
        expect(countChanges(source, added).removed, label).toBe(0);
        if ((valueAt(values, path) as unknown[]).length < 2) continue;
        const shorter = withChange(values, path, (old) => (old as unknown[]).slice(1));
        const removed = toFile(shorter, format);
        expect(dataOf(fromFile(removed, format)), label).toEqual(dataOf(shorter));
        expect(countChanges(source, removed).added, label).toBe(0);
        const reversed = withChange(values, path, (old) => [...(old as unknown[])].reverse());
        expect(dataOf(fromFile(toFile(reversed, format), format)), label).toEqual(dataOf(reversed));
      }
  });
});

test('a file that cannot be parsed has an error as its title and its source as its body, and cannot be saved', () => {
  const faulty = [
    '---\ntitle: "Sans fin\n---\nTexte\n',
    'Sans en-tête\n',
    '---\na: &x 1\nb: *x\n---\n',
    '---\na: 1\na: 2\n---\n',
  ];
  for (const source of faulty) {
    expect(fromFile(source, 'texte')).toMatchObject({
      title: UNREADABLE,
      body: source,
      source: wrapSource(source),
    });
    expect(() =>
      toFile({ title: 'Autre', body: 'Autre', source: wrapSource(source) }, 'texte'),
    ).toThrow(UNREADABLE);
  }
});

test('mixed line ends, trailing spaces and a missing last line end remain', () => {
  const source = '---\ntitle: A\r\nalt: B\n---\n\nUn.\r\nDeux.  \nTrois.  ';
  const values = fromFile(source, 'texte');
  expect(toFile({ ...values, alt: 'C', body: 'Un.\nDeux.  \nQuatre.' }, 'texte')).toBe(
    '---\ntitle: A\r\nalt: C\n---\n\nUn.\r\nDeux.  \nQuatre.  ',
  );
});

test.each([
  [
    'the comment of a sample value is removed with it, other comments remain',
    'name: Nom # à remplacer: le vôtre\nb: 1 # noté\n',
    { name: 'Awa', b: 2 },
    'name: Awa\nb: 2 # noté\n',
  ],
  [
    'a new key is added at the end, an emptied one is removed',
    'a: 1\nb: deux\n',
    { a: 1, b: '', c: ['x'] },
    'a: 1\nc:\n  - x\n',
  ],
  [
    'the hyphen of a list element remains when its first key is removed',
    'l:\n  - a: 1\n    b: 2\n',
    { l: [{ b: 2 }] },
    'l:\n  - b: 2\n',
  ],
  [
    'a comment after a key without value is after the new value',
    'phone: # sans espace\nb: 1\n',
    { phone: '+241', b: 1 },
    'phone: "+241" # sans espace\nb: 1\n',
  ],
  [
    'a key in the format `? key` gets a value',
    '? cle\nb: 1\n',
    { cle: 'x', b: 1 },
    'cle: x\nb: 1\n',
  ],
  [
    'a comment above a list element moves with it',
    'l:\n  - a: 1\n  # du second\n  - a: 2\n',
    { l: [{ a: 2 }, { a: 1 }] },
    'l:\n  # du second\n  - a: 2\n  - a: 1\n',
  ],
  [
    'when one element is removed and another changes, the comment of the other remains',
    'l:\n  - a: 1\n    b: x\n  - a: 2 # noté\n    b: y\n',
    { l: [{ a: 2, b: 'z' }] },
    'l:\n  - a: 2 # noté\n    b: z\n',
  ],
  [
    'an amount with spaces between thousands is not changed with another key',
    'budget: 12 000 000\nb: 1\n',
    { budget: 12000000, b: 2 },
    'budget: 12 000 000\nb: 2\n',
  ],
  ['true becomes false', 'draft: true\n', { draft: false }, 'draft: false\n'],
  [
    'a file that has only comments keeps them',
    '# Rien encore\n',
    { a: 'b' },
    '# Rien encore\na: b\n',
  ],
])('%s', (_, source, data, expected) => {
  expect(toFile({ ...data, source: wrapSource(source) }, 'donnees')).toBe(expected);
});

test('a body is saved as typed, and a new file has a frontmatter', () => {
  const source = '---\ntitle: A\n---\n\nUn *mot*.\n';
  expect(
    toFile({ title: 'A', body: 'Un *mot*.\n\nDeux', source: wrapSource(source) }, 'texte'),
  ).toBe('---\ntitle: A\n---\n\nUn *mot*.\n\nDeux\n');
  expect(toFile({ title: 'A', alt: '', draft: false, body: 'Texte' }, 'texte')).toBe(
    '---\ntitle: A\n---\n\nTexte\n',
  );
});
