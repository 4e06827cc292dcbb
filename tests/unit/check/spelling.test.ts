import { expect, test } from 'vitest';
import { withSpelling } from '../../../src/check/spelling.ts';
import { withFix } from '../../../src/values/positions.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { pageText, withTexts } from './fixture.ts';

/** What the spelling says of a page with a body, its fixes applied to the body. */
async function said(body: string, { more = '', words = '' } = {}) {
  const path = more.includes('lang: en') ? 'pages/en/essai.mdx' : 'pages/essai.mdx';
  const text = pageText(body, more);
  const snapshot = withTexts({ [path]: text, 'mots.txt': words });
  const { content, texts } = checkReading(readSnapshot(snapshot, (one) => one));
  const documents = content.documents.filter((document) => document.path === path);
  const result = { content: { ...content, documents }, issues: [], texts, today: '' };
  const { issues } = await withSpelling(result);
  expect(issues.filter(({ rule }) => rule !== 'orthographe')).toEqual([]);
  return issues.map(({ line, column, severity, message, hint, fix }) => ({
    at: `${line}:${column}`,
    severity,
    word: /« (.+?) »/.exec(message)?.[1],
    near: [...hint.matchAll(/« (.+?) »/g)].map(([, word]) => word),
    right: fix && withFix(text, fix).split('\n')[line - 1],
  }));
}

test('a misspelt word is said at its place, with the nearest words, and a certain one is proposed', async () => {
  const body = 'Bon acceuil à tous.\n\nMalgrés la pluie, il est parmis nous.';
  const at = pageText('x').split('\n').indexOf('x') + 1;
  expect(await said(body)).toEqual([
    {
      at: `${at}:5`,
      severity: 'warning',
      word: 'acceuil',
      near: ['accueil'],
      right: 'Bon accueil à tous.',
    },
    {
      at: `${at + 2}:1`,
      severity: 'warning',
      word: 'Malgrés',
      near: ['Malgré', 'Maigres'],
      right: 'Malgré la pluie, il est parmis nous.',
    },
    {
      at: `${at + 2}:26`,
      severity: 'warning',
      word: 'parmis',
      near: ['paris', 'parmi', 'parais'],
      right: undefined,
    },
  ]);
});

test.each([
  ['Le lycee a recu l’ecole.', ['lycee', 'recu', 'ecole']],
  ['Un **acceuil** et un acceuil, d’acceuil en acceuil', ['acceuil']],
  ['| Acceuil |\n|---|\n| l’equipe |', ['Acceuil', 'equipe']],
  ['<Section title="Un bel acceuil">\n\nTexte\n\n</Section>', ['acceuil']],
  ['Il y a de de l’eau, nous nous lavons, et oui oui.', ['de']],
])('in « %s » the words %j are said', async (body, words) => {
  expect((await said(body)).map(({ word }) => word)).toEqual(words);
});

test.each([
  'Le ngombi et le mvett de Ndjo, à Sébé-Brikolo, avec Mboumba.',
  'Voyez [la page](/acceuil), https://exemple.ga/acceuil et acceuil@exemple.ga.',
  '`acceuil`\n\n```\nacceuil\n```\n\n<!-- acceuil -->',
  'Aujourd’hui, quelqu’un va-t’en, jusqu’ici, l’éco-garde et le lecteur·rice du 2e tour : COP30, ONG, 3x.',
  'La fête d’Oyeri et celle de « Mwana ».',
  '![Des enfants](/images/acceuil.svg)',
  '![Sur la plage](/images/Photo plage 1.JPG)',
  'Un mot `x` mot, et un mot [](/mot) mot.',
])('nothing is said of « %s »', async (body) => {
  expect(await said(body)).toEqual([]);
});

test('a doubled word leaves once', async () => {
  const [one] = await said('Un sac de de riz.');
  expect(one?.right).toBe('Un sac de riz.');
});

test('the site knows words of its own, and an English page the English ones', async () => {
  expect(await said('Un acceuil.', { words: '# remarque\nacceuil # juste\r\n' })).toEqual([]);
  const english = await said('The acceuil of a recieved letter.', { more: 'lang: en\n' });
  const ofBody = english.filter(({ at }) => at.startsWith('7:'));
  expect(ofBody.map(({ word, near }) => [word, near[0]])).toEqual([['recieved', 'received']]);
});

test('texts of the frontmatter are read; its keys, addresses and closed words are not', async () => {
  const more = 'nav: Un bel acceuil\nimage: /images/acceuil.svg\n';
  expect(await said('Texte.', { more })).toMatchObject([{ at: '4:13', word: 'acceuil' }]);
});
