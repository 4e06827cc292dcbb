import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLines } from './read-lines.ts';

/** YAML that is right as it stands: nothing is said, and the data is what the parser alone would read. */
const VALID = [
  "title: 'L''été à Libreville'",
  'title: Rendez-vous à 10:30 au marché',
  'title: a - b — c – d',
  'title: «Bonjour» “à” ‘tous’',
  'title: Une \u200bpage cou\u00adpée',
  'title: “Un soir” et “un matin”',
  'title: "“Un soir en forêt”"',
  'text: “Un soir”\n  en forêt',
  'testimonials:\n  - quote:\n      – Bonjour, dit-elle.',
  'values:\n  - text: Une phrase\n      – une incise',
  'description: |\n  Une phrase\n  title: ici\n\n  # pas une remarque\ntitle: Une page',
  'title : Une page',
  '"title": Une page',
  '  title: Une page\n  nav: Page',
  'title: "Une page" # une remarque : avec un deux-points',
  'status: En vote # ou En collecte, Terminé',
  '# une remarque : seule\ntitle: Une page\n  # une autre\nnav: Page',
  "description: 'Une phrase qui\n\n  continue : dessous'\ntitle: Une page",
  'values: [\n  Courage,\n\n# une remarque\n  Joie\n]\ntitle: Une page',
  'values:\n  - "Nos valeurs : humanisme"\n  - Deux mots\n  - 12',
  'step: 1\nactif: true\nvide: ~\n',
  '/ancien: /nouveau',
];

test.each(VALID)('valid YAML is read without changes: %j', (text) => {
  const reading = readLines(text);
  expect(reading.issues).toEqual([]);
  expect(reading.data).toEqual(parse(text, { schema: 'core', merge: false }));
});

test('the positions of keys and values are those of the file', () => {
  const reading = readLines('values:\n  - title: Courage\n    text: "Oser"\n  - title: Joie', 11);
  expect(reading.placeOf(['values'])).toMatchObject({ line: 11, column: 1 });
  expect(reading.placeOf(['values', 0, 'text'])).toMatchObject({ line: 13, column: 5 });
  expect(reading.placeOf(['values', 0, 'text'], 'value')).toMatchObject({ line: 13, column: 11 });
  expect(reading.placeOf(['values', 1, 'title'], 'value')).toMatchObject({ line: 14, column: 12 });
  expect(reading.placeOf(['values', 1, 'absent'])).toMatchObject({ line: 14, column: 5 });
});
