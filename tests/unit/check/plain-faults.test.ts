import { expect, test } from 'vitest';
import { doubledParagraphs } from '../../../src/check/rules/doubled-paragraphs.ts';
import { pastedLines } from '../../../src/check/rules/pasted-lines.ts';
import { templateTexts } from '../../../src/check/rules/samples.ts';
import { writtenDays } from '../../../src/check/rules/written-days.ts';
import { documentOf, readBody } from '../../site.ts';
import { page } from '../mdx/render.ts';

const read = (text: string) => readBody({ text, path: 'content/articles/essai.mdx' }).issues;
const rulesOf = (body: string) => read(page(body)).map(({ rule }) => rule);

test.each([
  ['<!-- à vérifier --> \n\nTexte.', []],
  ['[cliquez ici](/contact)', ['lien-vague']],
  ['[Cliquer sur ce lien](/contact)', ['lien-vague']],
  ['[ici](/contact)', []],
  ['[ici, le rapport](/contact)', []],
  ['Des gens de là [là-bas](/contact)', []],
])('%j is read as %j', (body, rules) => expect(rulesOf(body)).toEqual(rules));

test.each([
  ['12/03/2026 08:00 - Accueil : café\n12/03/2026 09:00 - Chants : chorale', []],
  ['12/11/2026 10:22 - Awa: Bonjour\nà demain\n\nTexte.', [1]],
  ['[12/11/26, 10:22:05] Awa : Bonjour\n\nTexte.', [1]],
  ['05/12/2026 à 14h30 Réunion publique : salle des fêtes', []],
  ['[14:32, 21/11/2026] +241 77 45 12 89: Bonjour\n\n[14:33] Awa Mba: Oui', [1, 3]],
  ['[8:00] Accueil : café\n\n[2:14](/a) : verset', [1]],
  ['Le lun. 3 nov. 2026, Awa <awa@exemple.ga> a écrit :\n\n**De :** Awa <awa@exemple.ga>', [1, 3]],
])('of %j the lines of others are told', (body, lines) => {
  const found = pastedLines(documentOf(page(body), 'content/articles/essai.mdx'));
  const first = page('').split('\n').length - 1;
  expect(found.map(({ line }) => line - first + 1)).toEqual(lines);
});

test.each([
  ['Réunion le 31 novembre 2026.', ['jour']],
  ['Réunion le 0 novembre 2026, lundi 45 mai.', ['jour', 'jour']],
  ['Samedi 6 décembre 2026, dimanche 6 Décembre 2026.', ['jour']],
  ['Réunion le 32 mars 2026.', ['jour']],
  ['Bulletin n° 45 mai 2026, de 1 000 à 45 mars.', []],
  ['Bulletin n° 31 novembre 2026, numéro 31 juin.', []],
])('of the days of %j the rules are %j', (body, rules) => {
  const found = writtenDays(documentOf(page(body), 'content/articles/essai.mdx'));
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});

test.each([
  ['Pourquoi ??? Nous répondons ici. Quoi ??? dit-elle.', 0],
  ['Il demande : « Où est ??? »', 0],
  ['Rendez-vous à ??? le 3 mai.', 1],
  ['??? kilos (à vérifier avec Awa)', 1],
  ['METTRE PHOTO ICI', 1],
  ['À vérifier avec Awa, à XX heures.', 1],
  ['XX bénévoles sont venus', 1],
  ['Louis XX est au XXe siècle, chapitre XX : la photo ici', 0],
  ['<!-- TODO : à vérifier avec Awa -->', 0],
  ['Texte.\n\n???', 1],
  ['- Lieu : ???', 1],
  ['Le maire (???) viendra.', 1],
  ['LOREM IPSUM', 1],
  ['[Insérer le témoignage de Paul] et (Photo à ajouter ici)', 1],
  ['Selon [Nom de l’association]', 1],
  ['À COMPLÉTER : nom du guide', 1],
  ['[Votre avis](/contact), (une photo à ajouter au dossier)', 0],
  ['Rendez-vous [À COMPLÉTER].', 1],
  ['Le XX décembre', 1],
  ['Le tome xx décembre', 0],
])('%j holds %i places to fill', (body, count) => {
  expect(templateTexts(documentOf(page(body), 'content/articles/essai.mdx'))).toHaveLength(count);
});

test('a long paragraph that stands twice is told at its second place, a block or a short line is not', () => {
  const long = `${'Les palétuviers retiennent la vase et les poissons. '.repeat(2)}Voilà.`;
  const body = [long, '', 'Refrain.', long, 'Refrain.', `<!-- ${long} -->`, `| ${long} |`].join(
    '\n',
  );
  const document = documentOf(page(body), 'content/articles/essai.mdx');
  const first = page('').split('\n').length - 1;
  expect(doubledParagraphs(document).map(({ line }) => line - first + 1)).toEqual([4]);
});
