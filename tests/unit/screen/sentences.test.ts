import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordOf } from '../../../src/screen/collections.ts';
import { MISSING } from '../../../src/screen/fields/issues.tsx';
import { inFieldNames, sentenceOf } from '../../../src/screen/fields/sentences.ts';
import { type GuideField, guideFields } from '../../../src/site/guide-fields.ts';
import type { Path } from '../../../src/values/paths.ts';
import { FIXTURES, newIssues, withFixture } from '../check/fixture.ts';

/** The field of the form at a path. */
function fieldAt(fields: readonly GuideField[], path: Path): GuideField | undefined {
  const [key, ...rest] = path.filter((one) => typeof one === 'string');
  const field = fields.find((one) => one.key === key);
  return field && rest.length > 0 ? fieldAt(field.inner, rest) : field;
}

/** A sentence with plain spaces. */
const spaced = (sentence: string) => sentence.replace(/\s/g, ' ');

test('at a field of the form, what to do names no line, key or file', () => {
  const folders = readdirSync(FIXTURES).filter((one) => /^(?:br|champ|image-a|re)[^.]*$/.test(one));
  const issues = folders.flatMap((one) => newIssues(withFixture(`${FIXTURES}/${one}`)).issues);
  const advice = issues.flatMap((issue) => {
    const field = fieldAt(guideFields(recordOf(issue.file).schema), issue.path ?? []);
    if (!field || field.inner.length > 0 || MISSING.includes(issue.rule)) return [];
    return spaced(sentenceOf(issue, field).slice(inFieldNames(issue.message).length));
  });
  expect(advice.length).toBeGreaterThan(15);
  expect(
    advice.filter((one) => /« (?!https)\w+:|« --- »|\btiret\b|\b[Ll]a ligne «|content\//.test(one)),
  ).toEqual([]);
});

test('a sum is written by thousands, a year, a phone number or a code as it is', () => {
  const shown = ['25000', '2026', '077123456', '24177123456'].map((value) =>
    spaced(inFieldNames(`« collected: ${value} »`)),
  );
  expect(shown.map((one) => one.replace(/^.* : | »$/g, ''))).toEqual([
    '25 000',
    '2026',
    '077123456',
    '24177123456',
  ]);
});

test('a receipt without a proof says what to choose, an answer what to add, a sum its field', () => {
  const said = (folder: string) =>
    newIssues(withFixture(`${FIXTURES}/${folder}`)).issues.map((issue) =>
      spaced(
        sentenceOf(issue, fieldAt(guideFields(recordOf(issue.file).schema), issue.path ?? [])),
      ),
    );
  expect(said('registre-preuve')[0]).toBe(
    'Cette recette n’a ni preuve, ni jour où elle est promise. Choisissez une photo ou un PDF. ' +
      'Si la preuve n’est pas encore là, donnez dans « Preuve promise le » le jour où elle viendra.',
  );
  expect(said('champ-choix--autre')).toEqual([
    expect.stringContaining('Écrivez « Genre de réponse : un choix dans une liste »'),
  ]);
  expect(said('faq-reponse')[0]).toMatch(/pas encore de réponse\. Écrivez-la dans « Le texte »\.$/);
  expect(said('registre-somme').join()).toMatch(/Écrivez « Somme réunie : 25.000 »/);
  expect(said('cle-inconnue')[0]).toMatch(/^La clé « titre » n’existe pas ici\. Écrivez « Titre »/);
});
