import { expect, test } from 'vitest';
import { issuesWith, pageText, textOfBase } from './fixture.ts';

const told = (path: string, text: string) =>
  issuesWith({ [path]: text }).map(
    ({ rule, severity, line, fix }) => `${line} ${rule} ${severity} ${fix?.text.trim()}`,
  );
const ENGLISH = 'Write to us.';

test('a page among the translations without a language is reported', () => {
  expect(told('pages/en/contact.mdx', pageText(ENGLISH))).toEqual([
    '1 cle-manquante warning lang: en',
  ]);
});

test.each([
  ['a page that says so', 'pages/en/contact.mdx', pageText(ENGLISH, 'lang: en\n')],
  ['a page that says otherwise', 'pages/en/contact.mdx', pageText(ENGLISH, 'lang: fr\n')],
  ['a page of another place', 'pages/mentions-legales.mdx', pageText(ENGLISH)],
])('nothing is said of %s', (_name, path, text) => {
  expect(told(path, text).filter((said) => said.includes('cle-manquante'))).toEqual([]);
});

test.each([
  ['Nous aidons les habitants à protéger la plage et la forêt.', ['langue 3']],
  ['We help the people of Nyali protect la plage et la forêt avec vous.', []],
  ['Association pour la Protection de la Nature et des Droits', []],
])('the summary « %s » of an English page gives %j', (description, issues) => {
  const text = pageText(ENGLISH, 'lang: en\n').replace(/(?<=description: ").*(?=")/, description);
  const found = issuesWith({ 'pages/en/plage.mdx': text }).filter(({ rule }) => rule === 'langue');
  expect(found.map(({ rule, line }) => `${rule} ${line}`)).toEqual(issues);
});

const FRENCH = 'que les mots de la page soient à jour avec nous et pour vous';

test.each([
  `<!--\nà relire : ${FRENCH}\n-->`,
  `> ${FRENCH}`,
  `Read “Le livre de la forêt et des eaux pour les enfants du pays”.`,
  `Decree 0622: « portant ${FRENCH} »`,
  'La lucha de la gente que vive de la tierra es la nuestra.',
])('of an English page with « %s » nothing waits for its translation', (body) => {
  const text = pageText(body, `lang: en # à relire : ${FRENCH}\n`);
  const found = issuesWith({ 'pages/en/plage.mdx': text });
  expect(found.filter(({ rule }) => rule === 'langue')).toEqual([]);
});

test.each([
  ['BP 1234, boulevard Triomphal, Libreville, Gabon', undefined],
  ['Nous plantons des arbres au bord du fleuve.', 'Traduisez-la'],
  ['Nous plantons des arbres au bord.\n\nNous comptons les oiseaux du fleuve.', 'Traduisez-les'],
])('of the lines « %s » in both languages the hint says %s', (lines, words) => {
  const issues = issuesWith({
    'pages/contact.mdx': pageText(lines),
    'pages/en/contact.mdx': pageText(lines, 'lang: en\n').replace('Une page pour les', 'Some'),
  }).filter(({ rule }) => rule === 'langue');
  expect(issues.map(({ hint }) => hint?.split(',')[0])).toEqual(words ? [words] : []);
});

test.each([
  ['notices.yml', '"{title}"', '"{titre}"', '« {titre} »', '{title}'],
  ['notices.yml', '"{category}"', '"{ catégorie }"', '« { catégorie } »', '{category}'],
  ['notices.yml', 'lecture', '{title}', '« {title} »', undefined],
  ['interface/fr.json', 'de {name}', 'de {nom}', '« {nom} »', '{name}'],
  ['interface/en.json', '{count} projects', '{nombre} projects', '« {nombre} »', '{count}'],
])('of the names in braces of %s, %s written %s is refused', (path, from, to, said, right) => {
  const issues = issuesWith({ [path]: textOfBase(path).replace(from, to) });
  expect(issues.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'error valeur-inconnue',
  ]);
  expect(issues[0]?.message).toContain(said);
  expect(issues[0]?.fix?.text).toEqual(right && expect.stringContaining(right));
});

test('a name in braces may go from one of the languages: the other keeps what the site replaces', () => {
  const without = textOfBase('interface/fr.json').replaceAll(/\{\w+\}/g, 'x');
  expect(issuesWith({ 'interface/fr.json': without })).toEqual([]);
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
