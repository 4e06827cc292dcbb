import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { joined, partsOf, toLf, withEdited } from '../../../src/screen/file-text.ts';
import {
  addRow,
  editRows,
  isEditable,
  removeValue,
  setValue,
} from '../../../src/screen/yaml-edits.ts';

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

const ORDER = ['title', 'category', 'excerpt', 'budgetLines', 'section', 'phone'];
const order = () => ORDER;

/** The YAML without its first budget line. */
const without = (yaml: string) => editRows(yaml, ['budgetLines'], (rows) => rows.slice(1));

describe('one change edits its own lines', () => {
  test.each([
    ['a text keeps its quotes', setValue(YAML, ['phone'], '+241 77', order), 'phone: "+241 77"'],
    ['a sample loses its remark', setValue(YAML, ['title'], 'Neuf', order), 'title: "Neuf"'],
    [
      'a remark of another kind stays',
      setValue(YAML, ['budgetLines', 0, 'amount'], 1500000, order),
      '    amount: 1500000 # devis de mars',
    ],
    [
      'a text gets the quotes that it needs',
      setValue(YAML, ['category'], 'Nature : forêt', order),
      'category: "Nature : forêt"',
    ],
    [
      'a missing key comes after those before it in the schema',
      setValue(YAML, ['excerpt'], 'Deux phrases.', order),
      'category: Nature\nexcerpt: Deux phrases.\n',
    ],
    [
      'a row is added at the end of its list',
      addRow(YAML, ['budgetLines'], { item: 'Ateliers' }, order),
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
    expect(removeValue('a:\n  b: 1\n', ['a', 'b'])).toBe('');
  });

  test('a list and a group that are missing are created', () => {
    expect(addRow('title: A\n', ['rows'], 'x', order)).toBe('title: A\nrows:\n  - x\n');
    expect(setValue('title: A\n', ['a', 'b'], 'x', () => [])).toBe('title: A\na:\n  b: x\n');
    expect(addRow('rows: [a, b]\n', ['rows'], 'c', order)).toBe('rows:\n  - a\n  - b\n  - c\n');
  });
});

test.each([
  ['an alias', 'a: &x 1\nb: *x\n', false],
  ['an unclosed quote', 'a: "b\n', false],
  ['a list at the top', '- a\n', false],
  ['no key yet', '', true],
  ['signs within quotes', 'a: "&x *y"\n', true],
])('YAML with %s', (_, yaml, isRight) => expect(isEditable(yaml)).toBe(isRight));

const scalar = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'é', ' ', ':', '#', '"', "'", '-', '’', '\n', '1', '&') }),
  fc.integer(),
  fc.boolean(),
);

/** A line of YAML as somebody may write it, with the value that it has. */
const written = fc
  .tuple(fc.constantFrom('', "'", '"'), fc.stringMatching(/^[a-zé’ ]{1,12}$/), fc.boolean())
  .map(([quote, words, hasRemark]) => ({
    text: `${quote}${words.trim() || 'x'}${quote}${hasRemark ? ' # remarque' : ''}`,
  }));

const file = fc
  .tuple(fc.array(written, { minLength: 2, maxLength: 6 }), fc.array(written, { maxLength: 4 }))
  .map(([keys, rows]) => {
    const lines = keys.map(({ text }, index) => `k${index}: ${text}\n`);
    const list = rows.map(({ text }) => `  - name: ${text}\n    amount: 1\n`).join('');
    return {
      yaml: `${lines.join('# entre deux\n')}${list && `rows:\n${list}`}`,
      count: keys.length,
    };
  });

const RUNS = process.env.TESTS === 'all' ? 20_000 : 1000;

test('any value set at any key is read back, and no other line changes', () => {
  const check = fc.property(file, fc.nat(), scalar, ({ yaml, count }, at, value) => {
    const key = `k${at % count}`;
    const edited = setValue(yaml, [key], value, () => []);
    expect(parse(edited)).toEqual({ ...parse(yaml), [key]: value });
    const others = (text: string) => text.split('\n').filter((line) => !line.startsWith(`${key}:`));
    expect(others(edited)).toEqual(others(yaml));
  });
  fc.assert(check, { numRuns: RUNS });
});

test('every text of the frozen content is opened and saved unchanged, and each of its keys is set alone', () => {
  const paths = readdirSync('tests/content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:mdx|yml)$/.test(path))
    .map((path) => `tests/content/${path}`);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    const parts = partsOf(text, path) ?? { yaml: '', head: '', tail: '', body: text };
    expect(joined(parts)).toBe(text);
    const { yaml } = parts;
    for (const [key, value] of Object.entries(parse(yaml) ?? {})) {
      if (typeof value === 'object') continue;
      const edited = setValue(yaml, [key], 'Neuf : oui', () => []);
      expect(parse(edited)).toEqual({ ...parse(yaml), [key]: 'Neuf : oui' });
      const start = yaml.search(new RegExp(`^${key}:`, 'm'));
      expect(edited.startsWith(yaml.slice(0, start))).toBe(true);
    }
  }
});

test('a change of one part leaves every other byte, also with line breaks of two characters', () => {
  const text = fc.array(fc.constantFrom('a', 'é', '\r\n', '\n', ' '), { maxLength: 30 });
  const check = fc.property(text, text, text, (start, middle, end) => {
    const old = [...start, 'X', ...end].join('');
    const edited = toLf([...start, ...middle, ...end].join(''));
    const saved = withEdited(old, edited);
    expect(toLf(saved)).toBe(edited);
    expect(withEdited(old, toLf(old))).toBe(old);
    if (middle.length === 0 && edited !== toLf(old)) expect(old.length - saved.length).toBe(1);
  });
  fc.assert(check, { numRuns: RUNS });
});
