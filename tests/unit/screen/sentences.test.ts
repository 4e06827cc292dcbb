import { expect, test } from 'vitest';
import { inFieldNames, sentenceInForm } from '../../../src/screen/fields/issues.tsx';
import { FIXTURES, newIssues, withFixture } from '../check/fixture.ts';

test.each([
  ['Écrivez « collected: 25000 ».', 'Écrivez « Somme réunie\u00a0: 25000 ».'],
  ['Retirez « due: » ou « due ».', 'Retirez « Preuve promise le » ou « Preuve promise le ».'],
  ['Écrivez « un mot », ou « titre ».', 'Écrivez « un mot », ou « titre ».'],
])('keys are named as their fields: %s', (sentence, named) =>
  expect(inFieldNames(sentence)).toBe(named),
);

test('a form says what to do in it, in place of lines of a file', () => {
  const said = (folder: string) =>
    newIssues(withFixture(`${FIXTURES}/${folder}`)).issues.map(sentenceInForm);
  expect(said('registre-preuve')).toContain(
    'Cette recette n’a ni preuve, ni jour où elle est promise. Choisissez une photo ou un PDF. ' +
      'Si la preuve n’est pas encore là, donnez dans « Preuve promise le » le jour où elle viendra.',
  );
  expect(said('faq-reponse')[0]).toMatch(/pas encore de réponse\. Écrivez-la dans « Le texte »\.$/);
  expect(said('cle-inconnue')).toContainEqual(
    expect.stringMatching(/^La clé « titre » n’existe pas ici\. Écrivez « Titre »/),
  );
});
