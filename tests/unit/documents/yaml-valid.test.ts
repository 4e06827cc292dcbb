import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../../src/documents/list.ts';
import { pageOf } from '../../site.ts';
import { readLines } from './read-lines.ts';

const plain = (text: string): unknown => parse(text, { schema: 'core', merge: false });

/** YAML that is right as it stands: nothing is said, and the data is what the parser alone would read. */
const VALID = [
  'title: Éco Logik, une association',
  'title: "Eco Logik : une association"',
  "title: 'L''été à Libreville'",
  'title: Rendez-vous à 10:30 au marché',
  'title: <3 la forêt',
  'title: a - b — c – d',
  'title: (entre parenthèses) [et crochets] {et accolades}',
  'title: «Bonjour» “à” ‘tous’',
  'title: 100 % naturel * ou presque',
  'title: Écrire à contact@exemple.ga',
  'title: "Il dit \\"oui\\""',
  'title: 🌳 Forêt 👩\u200d🌾',
  'title: Une \u200bpage cou\u00adpée',
  'title: “Un soir” et “un matin”',
  'text: “Un soir”\n  en forêt',
  'title: "“Un soir en forêt”"',
  'testimonials:\n  - quote:\n      – Bonjour, dit-elle.',
  'values:\n  - text: Une phrase\n      – une incise',
  'description: |\n  Une phrase\n  title: ici\ntitle: Une page',
  'title : Une page',
  '"title": Une page',
  'title:\n  "Une page : la suite"',
  'title: "Une page" # une remarque : avec un deux-points',
  'status: En vote # ou En collecte, Terminé',
  '# une remarque : seule\ntitle: Une page\n  # une autre\nnav: Page',
  'description: >\n  Une phrase : la suite\n  # pas une remarque\n  "encore\n\n  - un tiret\n\ntitle: Une page',
  'description: |-\n  Une phrase : la suite\n    plus loin\ntitle: Une page',
  'description: "Une phrase qui\n  continue : dessous"\ntitle: Une page',
  "description: 'Une phrase qui\n\n  continue : dessous'\ntitle: Une page",
  'values: [\n  { title: Courage },\n  { title: Joie }\n]\ntitle: Une page',
  'values: [\n  Courage,\n\n# une remarque\n  Joie\n]\ntitle: Une page',
  'values: []\nhero: {}',
  'values:\n    - title: Courage\n      text: Oser\n    - title: Joie\ntitle: Une page',
  'values:\n  - "Nos valeurs : humanisme"\n  - Deux mots\n  - 12',
  'values:\n  - - a\n    - b\n  - - c',
  'hero:\n  text: Bonjour\n  actions:\n    - label: Voir\n      href: https://exemple.ga/a:b#c\n  scroll:\n    label: Bas\n    href: "#bas"\nnav: x',
  '  title: Une page\n  nav: Page',
  'step: 1\nactif: true\nvide: ~\n',
  '/ancien: /nouveau',
  'principles:\n  - date de fin\n  - title\n  - text',
  'description: Un texte\n  date - lieu, puis\n  title = rien ; title; tout',
  'description: "Un texte\n  **title** ; et fin"',
  'text: |\n  **title:** A\n  - title: B\nnav: C',
];

describe('valid YAML is read without changes', () => {
  test.each(VALID)('%j', (text) => {
    const reading = readLines(text);
    expect(reading.issues).toEqual([]);
    expect(reading.data).toEqual(plain(text));
  });
});

test('every frontmatter of the frozen content is read as the parser alone reads it', async () => {
  const { texts } = await listFiles('tests/content', new Set());
  for (const path of texts) {
    const text = readFileSync(`tests/content/${path}`, 'utf8');
    const frontmatter = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '';
    const { keys, diagnoses, body, head, yaml, tail } = pageOf(text, path);
    expect({ path, diagnoses }).toEqual({ path, diagnoses: [] });
    expect(keys.data).toEqual(plain(frontmatter));
    expect(head + yaml + tail + body).toBe(text);
  }
});

test('the positions of keys and values are those of the file', () => {
  const reading = readLines('values:\n  - title: Courage\n    text: "Oser"\n  - title: Joie', 11);
  expect(reading.placeOf(['values'])).toMatchObject({ line: 11, column: 1 });
  expect(reading.placeOf(['values', 0, 'text'])).toMatchObject({ line: 13, column: 5 });
  expect(reading.placeOf(['values', 0, 'text'], 'value')).toMatchObject({ line: 13, column: 11 });
  expect(reading.placeOf(['values', 1, 'title'], 'value')).toMatchObject({ line: 14, column: 12 });
  expect(reading.placeOf(['values', 1, 'absent'])).toMatchObject({ line: 14, column: 5 });
});
