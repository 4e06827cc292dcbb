import { expect, test } from 'vitest';
import { issuesWith, pageText } from './fixture.ts';

const MOVED = '/tarifs: /nos-tarifs\n/nos-tarifs: /services\n/a: /b\n/b: /a\n';

const rulesOf = (address: string) =>
  issuesWith({
    'redirections.yml': MOVED,
    'pages/mentions-legales.mdx': pageText(`Voyez [la page](${address}).`),
  })
    .filter(({ file }) => file === 'content/pages/mentions-legales.mdx')
    .map(({ rule }) => rule);

test('a link to an old address needs no change while redirections lead to a page', () => {
  expect(rulesOf('/nos-tarifs#gratuit')).toEqual([]);
  expect(rulesOf('/tarifs')).toEqual([]);
});

test('a link to an address that leads nowhere, or in a circle, is reported', () => {
  expect(rulesOf('/a')).toEqual(['lien-page']);
  expect(rulesOf('/prestations-de-2020')).toEqual(['lien-page']);
});
