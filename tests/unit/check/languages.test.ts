import { expect, test } from 'vitest';
import { issuesWith, pageText, textOfBase } from './fixture.ts';

test('a page among the translations is in English without saying so', () => {
  const french = pageText('Bonjour à toutes et à tous, « amis ».');
  const [page] = issuesWith({ 'pages/contact.mdx': french, 'pages/en/contact.mdx': french });
  expect([page?.file, page?.rule]).toEqual(['content/pages/en/contact.mdx', 'langue']);
});

test.each([
  ['BP 1234, boulevard Triomphal, Libreville, Gabon', undefined],
  ['Nous plantons des arbres au bord du fleuve.', 'Traduisez-la'],
  ['<!-- Nous plantons des arbres au bord du fleuve. -->', undefined],
])('of the lines « %s » in both languages the hint says %s', (lines, words) => {
  const issues = issuesWith({
    'pages/contact.mdx': pageText(lines),
    'pages/en/contact.mdx': pageText(lines).replace('Une page pour les', 'Some'),
  }).filter(({ rule }) => rule === 'langue');
  expect(issues.map(({ hint }) => hint?.split(',')[0])).toEqual(words ? [words] : []);
});

test('a name in braces that one language has otherwise is warned of in both, one that it leaves out in neither', () => {
  const fr = textOfBase('interface/fr.json');
  const found = issuesWith({ 'interface/fr.json': fr.replace('de {name}', 'de {nom}') });
  expect(found.map(({ file, severity, message }) => `${file} ${severity} ${message}`)).toEqual([
    'content/interface/en.json warning Le site ne remplace pas « {name} » dans ce texte : les visiteurs le liraient tel quel.',
    'content/interface/fr.json warning Le site ne remplace pas « {nom} » dans ce texte : les visiteurs le liraient tel quel.',
  ]);
  expect(issuesWith({ 'interface/fr.json': fr.replaceAll(/\{\w+\}/g, 'x') })).toEqual([]);
});

test('a text that both files of the interface lack is missing in each, and one that the site does not read is refused', () => {
  const changed = ['fr', 'en'].map((lang) => {
    const path = `interface/${lang}.json`;
    const { press, frame, ...others } = JSON.parse(textOfBase(path));
    const { back: _, ...withoutBack } = press;
    return [path, JSON.stringify({ ...others, press: withoutBack, frame: { ...frame, hom: 'x' } })];
  });
  const found = issuesWith(Object.fromEntries(changed));
  expect(found.map(({ file, rule, message }) => [file, rule, message])).toEqual(
    ['en', 'fr'].flatMap((lang) => [
      [`content/interface/${lang}.json`, 'cle-manquante', 'La clé « back » (« press ») manque.'],
      [`content/interface/${lang}.json`, 'cle-inconnue', 'La clé « hom » n’existe pas ici.'],
    ]),
  );
});
