import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Node, parse, parseDocument } from 'yaml';
import { type EditedFile, openedFile, preparedFile } from '../../../src/screen/edited-file.ts';
import { readFile, withPart } from '../../../src/screen/read-file.ts';
import {
  addRow,
  editRows,
  isEditable,
  removeValue,
  setValue,
} from '../../../src/screen/yaml-edits.ts';
import { valueAt } from '../../../src/values/paths.ts';
import { ALL } from '../all.ts';
import { frozenFiles, placesIn } from './frozen-files.ts';

const YAML = `# Un commentaire d’en-tête
title: "Un soir : en forêt" # à remplacer: le titre
category: Nature

budgetLines:
  # la première ligne
  - item: 'Conception'
    amount: 2000000 # devis de mars
  # la seconde
  - item: Impression
    amount: 3500000
section: { name: Eco, theme: eco-logik }
phone: "+241 00 00 00 00"
`;

/** The YAML without its first budget line. */
const without = (yaml: string) => editRows(yaml, ['budgetLines'], (rows) => rows.slice(1));

describe('one change edits its own lines', () => {
  test.each([
    ['a text keeps its quotes', setValue(YAML, ['phone'], '+241 77'), 'phone: "+241 77"'],
    ['a sample loses its remark', setValue(YAML, ['title'], 'Neuf'), 'title: "Neuf"\n'],
    [
      'a remark of another kind stays',
      setValue(YAML, ['budgetLines', 0, 'amount'], 1500000),
      '    amount: 1500000 # devis de mars',
    ],
    [
      'a missing key comes last',
      setValue(YAML, ['excerpt'], 'Deux phrases.'),
      'phone: "+241 00 00 00 00"\nexcerpt: Deux phrases.\n',
    ],
    [
      'a row is added at the end of its list',
      addRow(YAML, ['budgetLines'], { item: 'Ateliers' }),
      '    amount: 3500000\n  - item: Ateliers\nsection:',
    ],
    [
      'a row goes with the comment above it',
      without(YAML),
      'budgetLines:\n  # la seconde\n  - item: Impression',
    ],
    [
      'a row moves with the comment above it',
      editRows(YAML, ['budgetLines'], (rows) => rows.toReversed()),
      'budgetLines:\n  # la seconde\n  - item: Impression\n    amount: 3500000\n  # la première ligne\n',
    ],
  ])('%s', (_, edited, expected) => expect(edited).toContain(expected));

  test('a list goes with its last row, and a key without rest with its parent', () => {
    const one = without(without(YAML));
    expect(one).not.toContain('budgetLines');
    expect(removeValue('t: 1\na:\n  b: 1\n', ['a', 'b'])).toBe('t: 1\n');
  });

  test('a list and a group that are missing are created', () => {
    expect(addRow('title: A\n', ['rows'], 'x')).toBe('title: A\nrows:\n  - x\n');
    expect(setValue('title: A\n', ['a', 'b'], 'x')).toBe('title: A\na:\n  b: x\n');
    expect(addRow('rows:\n- a\n', ['rows'], 'b')).toBe('rows:\n- a\n- b\n');
    expect(addRow('rows: [a, b]\n', ['rows'], 'c')).toBe('rows:\n  - a\n  - b\n  - c\n');
  });
});

test.each([
  ['an alias', 'a: &x 1\nb: *x\n', false],
  ['an unclosed quote', 'a: "b\n', false],
  ['a list at the top', '- a\n', false],
  ['no key yet', '', true],
  ['a comment below all keys', 'a: 1\n# b: 2\n', true],
  ['a comment below an empty line', 'a: 1\n\n# b: 2\n', true],
  ['a value over several lines', 'a: >\n  b\n  c\n', false],
  ['signs within quotes', 'a: "&x *y"\n', true],
])('YAML with %s', (_, yaml, isRight) => expect(isEditable(yaml)).toBe(isRight));

test('each text of the frozen content is opened and saved unchanged, and each of its values is set alone', () => {
  const files = frozenFiles()
    .filter(({ path }) => /\.(?:mdx|yml)$/.test(path))
    // By day one of each folder, and each of the files that all pages share.
    .filter(({ path }, at, all) => {
      const folder = dirname(path);
      const first = all.findIndex((one) => dirname(one.path) === folder);
      return ALL || folder === 'content' || first === at;
    });
  let count = 0;
  for (const { path, text = '' } of files) {
    const file = openedFile(path, text, '');
    expect(withPart(file, 'yaml', (yaml) => yaml)).toEqual(file);
    const { yaml, values } = readFile(file);
    expect(values).toBeDefined();
    const document = parseDocument(yaml);
    for (const place of placesIn(document.toJS() ?? {}).values) {
      const [from = 0, to = 0] = (document.getIn(place, true) as Node).range ?? [];
      const edited = setValue(yaml, place, 'Neuf : oui');
      expect(valueAt(parse(edited), place)).toBe('Neuf : oui');
      const [before, after] = [yaml.slice(0, from), yaml.slice(to).replace(/^.*/, '')];
      expect(edited.startsWith(before) && edited.endsWith(after), `${path} ${place}`).toBe(true);
      expect(edited.slice(before.length, edited.length - after.length)).not.toContain('\n');
      count++;
    }
  }
  expect(count).toBeGreaterThan(300);
});

const ANSWER = 'content/faq/a.mdx';

const written = (file: EditedFile) => preparedFile(file).attempts.at(-1);

test.each([
  ['a mark of bytes', '\ufeff---\ntitle: A\n---\n\nUn\n'],
  ['separate accents', '---\ntitle: E\u0301te\u0301\n---\n\nUn\n'],
  ['line breaks of three kinds', '---\r\ntitle: A\n---\r\n\nUn\rDeux'],
])('lines that stay keep %s', (_, stored) => {
  const file = openedFile(ANSWER, stored, '');
  expect(written(file)).toBe(stored);
  const more = withPart(file, 'body', (body) => body.replace('Un', 'Onze'));
  expect(written(more)).toBe(
    stored.replace(/Un\r?/, (line) => line.replace('Un', 'Onze').replace('\r', '\r\n')),
  );
});

test('a file in which two lines differ in bytes alone is not opened, because a save would change them', () =>
  expect(() => openedFile(ANSWER, '---\ntitle: A\n---\r\n', '')).toThrow(/deux systèmes/));
