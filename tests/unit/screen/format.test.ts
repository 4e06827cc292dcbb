import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Form,
  fromFile,
  held,
  type Opened,
  toFile,
  UNREADABLE,
} from '../../../src/screen/format.ts';
import { ALL } from '../all.ts';

const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(mdx|yml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const formOf = (file: string): Form => (file.endsWith('.mdx') ? 'texte' : 'donnees');

type Path = (string | number)[];

/** Every value of a file that is no list or group, and every list, with the way to it. */
function pathsOf(value: unknown, path: Path = []): { leaves: Path[]; lists: Path[] } {
  if (typeof value !== 'object' || value === null) return { leaves: [path], lists: [] };
  const found = Object.entries(value).map(([key, one]) =>
    pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return {
    leaves: found.flatMap(({ leaves }) => leaves),
    lists: [...(Array.isArray(value) ? [path] : []), ...found.flatMap(({ lists }) => lists)],
  };
}

type Held = Record<string | number, unknown>;
const at = (data: unknown, path: Path) =>
  path.reduce<unknown>((held, key) => (held as Held)[key], data);

/** The data with the value at `path` made another. */
function changed(opened: Opened, path: Path, change: (old: unknown) => unknown): Opened {
  const copy = structuredClone(opened);
  const last = path.at(-1) ?? '';
  const held = at(copy, path.slice(0, -1)) as Held;
  held[last] = change(held[last]);
  return copy;
}

const dataOf = ({ body, source, ...data }: Opened) => data;

/** The lines that a save takes out and puts in: those between what the texts have in common at both ends. */
function linesOf(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return { out: old.length - head - tail, in: now.length - head - tail };
}

/** Some of a list, from its whole length: long files have hundreds of leaves of one shape. The long run takes all. */
const some = <T>(all: readonly T[], count: number, shift: number) => {
  const step = ALL ? 1 : Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, at) => (at + shift) % step === 0);
};

const all = files.map((file, turn) => {
  const form = formOf(file);
  const source = readFileSync(file, 'utf8');
  const opened = fromFile(source, form);
  const { leaves, lists } = pathsOf(dataOf(opened));
  return {
    file,
    form,
    source,
    opened,
    leaves: some(leaves, 10, turn),
    lists: some(lists, 8, turn),
  };
});

describe('every file of content/', { timeout: 180_000 }, () => {
  test('keeps its bytes when it is opened and saved, with what a screen fills in by itself', () => {
    for (const { file, form, source, opened } of all) {
      expect(toFile(opened, form), file).toBe(source);
      const filled = { ...opened, draftOfNothing: false, empty: '', list: [], group: { a: '' } };
      expect(toFile(filled, form), file).toBe(source);
      const dos = source.replaceAll('\n', '\r\n');
      expect(toFile(fromFile(dos, form), form), file).toBe(dos);
      const bare = `\uFEFF\n${source.trim()}`;
      if (form === 'texte') expect(toFile(fromFile(bare, form), form), file).toBe(bare);
      const mixed = source.replace('\n', '\r\n');
      expect(toFile(fromFile(mixed, form), form), file).toBe(mixed);
    }
  });

  test('changes the lines of the one value that changed, and reads it again', () => {
    const texts = fc.sample(fc.string({ minLength: 1, unit: 'grapheme' }), 20);
    const words = ['Un : deux # trois', '- « oui »', 'true', '12', "l'eau", ...texts];
    let turn = 0;
    for (const { file, form, source, opened, leaves } of all)
      for (const path of leaves) {
        const word = words[turn++ % words.length]?.trim() || 'Autre';
        const value = typeof at(opened, path) === 'number' ? 7654321 : `${word}!`;
        const now = changed(opened, path, () => value);
        const saved = toFile(now, form);
        const place = `${file} ${path.join('.')}`;
        expect(dataOf(fromFile(saved, form)), place).toEqual(dataOf(now));
        expect(linesOf(source, saved).in, place).toBe(1);
      }
  });

  test('touches only the lines of an element that is added to a list or taken out of it', () => {
    for (const { file, form, source, opened, lists } of all)
      for (const path of lists) {
        const place = `${file} ${path.join('.')}`;
        const more = changed(opened, path, (old) => {
          const list = old as unknown[];
          return [...list.slice(0, 1), structuredClone(list[0]), ...list.slice(1)];
        });
        const added = toFile(more, form);
        expect(dataOf(fromFile(added, form)), place).toEqual(dataOf(more));
        expect(linesOf(source, added).out, place).toBe(0);
        if ((at(opened, path) as unknown[]).length < 2) continue;
        const less = changed(opened, path, (old) => (old as unknown[]).slice(1));
        const cut = toFile(less, form);
        expect(dataOf(fromFile(cut, form)), place).toEqual(dataOf(less));
        expect(linesOf(source, cut).in, place).toBe(0);
        const turned = changed(opened, path, (old) => [...(old as unknown[])].reverse());
        expect(dataOf(fromFile(toFile(turned, form), form)), place).toEqual(dataOf(turned));
      }
  });
});

test('a file that cannot be read is shown whole under a title that says so, and refuses to be written', () => {
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
      source: held(source),
    });
    expect(() => toFile({ title: 'Autre', body: 'Autre', source: held(source) }, 'texte')).toThrow(
      UNREADABLE,
    );
  }
});

test('a stray line break of another kind, spaces at the end and a missing last break stay', () => {
  const source = '---\ntitle: A\r\nalt: B\n---\n\nUn.\r\nDeux.  \nTrois.  ';
  const opened = fromFile(source, 'texte');
  expect(toFile({ ...opened, alt: 'C', body: 'Un.\nDeux.  \nQuatre.' }, 'texte')).toBe(
    '---\ntitle: A\r\nalt: C\n---\n\nUn.\r\nDeux.  \nQuatre.  ',
  );
});

test.each([
  [
    'a remark leaves with the value that it stood by',
    'name: Nom # à remplacer: le vôtre\nb: 1 # noté\n',
    { name: 'Awa', b: 2 },
    'name: Awa\nb: 2 # noté\n',
  ],
  [
    'a key that is new stands last, one that is emptied goes',
    'a: 1\nb: deux\n',
    { a: 1, b: '', c: ['x'] },
    'a: 1\nc:\n  - x\n',
  ],
  [
    'the first key of an element leaves its hyphen',
    'l:\n  - a: 1\n    b: 2\n',
    { l: [{ b: 2 }] },
    'l:\n  - b: 2\n',
  ],
  [
    'a remark behind a key without value stays behind the value',
    'phone: # sans espace\nb: 1\n',
    { phone: '+241', b: 1 },
    'phone: "+241" # sans espace\nb: 1\n',
  ],
  ['a key that stands alone gets a value', '? cle\nb: 1\n', { cle: 'x', b: 1 }, 'cle: x\nb: 1\n'],
  [
    'a remark above an element moves with it',
    'l:\n  - a: 1\n  # du second\n  - a: 2\n',
    { l: [{ a: 2 }, { a: 1 }] },
    'l:\n  # du second\n  - a: 2\n  - a: 1\n',
  ],
  [
    'where one element goes and another changes, the other keeps its remark',
    'l:\n  - a: 1\n    b: x\n  - a: 2 # noté\n    b: y\n',
    { l: [{ a: 2, b: 'z' }] },
    'l:\n  - a: 2 # noté\n    b: z\n',
  ],
  [
    'an amount that is spelt in another way stays where another key changes',
    'budget: 12 000 000\nb: 1\n',
    { budget: 12000000, b: 2 },
    'budget: 12 000 000\nb: 2\n',
  ],
  ['true becomes false', 'draft: true\n', { draft: false }, 'draft: false\n'],
  ['a file of remarks keeps them', '# Rien encore\n', { a: 'b' }, '# Rien encore\na: b\n'],
])('%s', (_, source, data, expected) => {
  expect(toFile({ ...data, source: held(source) }, 'donnees')).toBe(expected);
});

test('a body is written as typed, and a new file has a frontmatter', () => {
  const source = '---\ntitle: A\n---\n\nUn *mot*.\n';
  expect(toFile({ title: 'A', body: 'Un *mot*.\n\nDeux', source: held(source) }, 'texte')).toBe(
    '---\ntitle: A\n---\n\nUn *mot*.\n\nDeux\n',
  );
  expect(toFile({ title: 'A', alt: '', draft: false, body: 'Texte' }, 'texte')).toBe(
    '---\ntitle: A\n---\n\nTexte\n',
  );
});
