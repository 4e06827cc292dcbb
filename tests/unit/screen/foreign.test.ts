import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFile, toFile } from '../../../src/screen/format.ts';

const keys = ['alt', 'lang', 'nav', 'card', 'steps', 'team'];
const values = [
  ' Une plage',
  " 'L''eau'",
  ' "Deux : mots" # noté',
  ' 12',
  ' true',
  ' # rien',
  ' 2026-11-01',
  ' >-\n  plié\n  ici',
  ' |\n  Un\n\n  deux',
  ' [un, "deux"]',
  '\n  - un # premier\n  # au-dessus\n  - deux',
  '\n- a: 1\n  b: "x"\n-   a: 2\n    b:\n      - c: 3',
  '\n  a: 1\n\n  b: { c: 2 }',
];

/** A file as another program, or another person, writes one. */
const foreign = fc
  .record({
    bom: fc.boolean(),
    above: fc.constantFrom('', '\n', '\n\n'),
    title: fc.constantFrom('Un', '"Un"', "'Un'  # noté", 'Un   '),
    used: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 5 }),
    held: fc.array(fc.constantFrom(...values), { minLength: 5, maxLength: 5 }),
    between: fc.constantFrom('', '# une remarque\n', '\n'),
    body: fc.constantFrom('', 'Texte', '\n\nTexte.  \n\n', '\n# Un\n\n- deux\n', '\n---\n\nTrois'),
    isDos: fc.boolean(),
  })
  .map(({ bom, above, title, used, held, between, body, isDos }) => {
    const pairs = used.map((key, at) => `${between}${key}:${held[at]}\n`);
    const text = `${above}---\ntitle: ${title}\n${pairs.join('')}---\n${body}`;
    return (bom ? '\uFEFF' : '') + (isDos ? text.replaceAll('\n', '\r\n') : text);
  });

/** What a screen does to what it holds: it trims texts and takes empty lines away. */
const held = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.trim()
    : JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? one.trim() : one));

test('two hundred files of others: saved unchanged, the same bytes; one key changed, its line', () => {
  fc.assert(
    fc.property(foreign, (source) => {
      const opened = held(fromFile(source, 'texte')) as ReturnType<typeof fromFile>;
      expect(opened.title).toBe('Un');
      expect(toFile(opened, 'texte')).toBe(source);
      const saved = toFile({ ...opened, title: 'Deux' }, 'texte');
      const lines = (text: string) => text.split('\n');
      const changed = lines(source).flatMap((line, at) => (lines(saved)[at] === line ? [] : line));
      expect(lines(saved)).toHaveLength(lines(source).length);
      expect(changed).toEqual([expect.stringMatching(/^title:/)]);
    }),
    { numRuns: 200 },
  );
});
