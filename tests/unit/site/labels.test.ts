import { expect, test } from 'vitest';
import { type GuideField, guideFields } from '../../../src/site/guide-fields.ts';
import { kinds } from '../../../src/site/kinds/index.ts';
import { sharedFiles } from '../../../src/site/schema/index.ts';
import { nearestWord } from '../../../src/site/synonyms.ts';

const all = (fields: readonly GuideField[]): GuideField[] =>
  fields.flatMap((field) => [field, ...all(field.inner)]);

const { fr: _fr, en: _en, ...files } = sharedFiles;

const fields = [...Object.values(kinds), ...Object.values(files)].flatMap(({ schema }) =>
  all(guideFields(schema)),
);

test('each field has a French label and a key of its own, and is found by that label', () => {
  expect(fields.length).toBeGreaterThan(200);
  const bare = fields.filter(({ key, label }) => label === key || !/^[\p{Lu}0-9]/u.test(label));
  expect(bare.map(({ key }) => key)).toEqual([]);
  const lost = fields.filter(({ key, label }) => nearestWord(label, [key, 'xyz']) !== key);
  expect(lost.map(({ key }) => key)).toEqual([]);
});
