import { expect, test } from 'vitest';
import { createSearch, indexText, matchedLine } from '../../../src/model/search/search-index.ts';

const LONG = `${'Avant tout le monde arrive au village. '.repeat(3)}Ici on plante un manguier. ${'Puis chacun rentre chez soi à pied. '.repeat(4)}`;

const text = [
  'Planter',
  'Le mercredi, on marche.',
  'Trois arbres sont plantés près de la mer.',
  LONG,
];

const lineOf = (query: string) => {
  const page = { route: '/a', title: 'Planter', section: '', description: 'Rien.' };
  const document = { ...page, headings: '', keywords: 'Oyem', text: text.join('\n') };
  const [found] = createSearch([indexText([document])])(query);
  return found && matchedLine(found);
};

test.each([
  ['plantée', 'Trois arbres sont plantés près de la mer.'],
  ['planter mer', 'Trois arbres sont plantés près de la mer.'],
  ['mercrdi', 'Le mercredi, on marche.'],
  ['marc', 'Le mercredi, on marche.'],
  [
    'manguier',
    '…\u00a0monde arrive au village. Ici on plante un manguier. Puis chacun rentre chez soi à pied. Puis chacun rentre chez soi à pied. Puis\u00a0…',
  ],
  ['oyem', undefined],
])('for « %s » a result shows the line with most of its words', (query, line) => {
  expect(lineOf(query)).toBe(line);
});
