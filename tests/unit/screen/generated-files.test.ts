import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFile, toFile } from '../../../src/screen/file-format.ts';
import type { PlainObject } from '../../../src/screen/values.ts';

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

/** MDX files in the styles of other programs and people: BOM, CRLF, quotes, comments, blank lines, indents. */
const mdxFiles = fc
  .record({
    bom: fc.boolean(),
    above: fc.constantFrom('', '\n', '\n\n'),
    title: fc.constantFrom('Un', '"Un"', "'Un'  # noté", 'Un   '),
    usedKeys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 5 }),
    usedValues: fc.array(fc.constantFrom(...values), { minLength: 5, maxLength: 5 }),
    beforeKey: fc.constantFrom('', '# une remarque\n', '\n'),
    body: fc.constantFrom('', 'Texte', '\n\nTexte.  \n\n', '\n# Un\n\n- deux\n', '\n---\n\nTrois'),
    isCrlf: fc.boolean(),
  })
  .map(({ bom, above, title, usedKeys, usedValues, beforeKey, body, isCrlf }) => {
    const pairs = usedKeys.map((key, index) => `${beforeKey}${key}:${usedValues[index]}\n`);
    const text = `${above}---\ntitle: ${title}\n${pairs.join('')}---\n${body}`;
    return (bom ? '\uFEFF' : '') + (isCrlf ? text.replaceAll('\n', '\r\n') : text);
  });

/** The values as Sveltia CMS passes them to a save: all texts are trimmed. */
const trimmed = (values: PlainObject): PlainObject =>
  JSON.parse(JSON.stringify(values), (_, value) =>
    typeof value === 'string' ? value.trim() : value,
  );

test('an unchanged file is saved with the same bytes, and a new title changes one line', () => {
  fc.assert(
    fc.property(mdxFiles, (source) => {
      const values = trimmed(fromFile(source, 'texte'));
      expect(values.title).toBe('Un');
      expect(toFile(values, 'texte')).toBe(source);
      const saved = toFile({ ...values, title: 'Deux' }, 'texte');
      const lines = (text: string) => text.split('\n');
      const changed = lines(source).flatMap((line, index) =>
        lines(saved)[index] === line ? [] : line,
      );
      expect(lines(saved)).toHaveLength(lines(source).length);
      expect(changed).toEqual([expect.stringMatching(/^title:/)]);
    }),
    { numRuns: 200 },
  );
});
