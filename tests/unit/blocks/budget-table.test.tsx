import { expect, test } from 'vitest';
import { BudgetTable } from '../../../src/blocks/budget-table/budget-table.tsx';
import { html, words } from './render.tsx';
import { siteOf } from './sample-site.ts';

const lines = [
  { item: 'Conception et illustration', amount: 2_000_000 },
  { item: 'Impression et production', amount: 3_500_000 },
  { item: 'Ateliers', amount: 2_000_000 },
  { item: 'Communication et diffusion', amount: 1_500_000 },
  { item: 'Plateforme en ligne', amount: 500_000 },
];

test('the total of a budget is the sum of its lines', () => {
  expect(words(html(siteOf([]), <BudgetTable items={lines} />))).toBe(
    'Budget détaillé, en FCFA Poste Montant ' +
      'Conception et illustration 21 % 2 000 000 FCFA Impression et production 37 % 3 500 000 FCFA ' +
      'Ateliers 21 % 2 000 000 FCFA Communication et diffusion 16 % 1 500 000 FCFA ' +
      'Plateforme en ligne 5 % 500 000 FCFA Total 9 500 000 FCFA',
  );
});

test('lines without an amount have a share of zero and a total of zero', () => {
  const markup = html(siteOf([]), <BudgetTable items={[{ item: 'Bénévolat', amount: 0 }]} />);
  expect(words(markup)).toContain('Bénévolat 0 % 0 FCFA Total 0 FCFA');
  expect(markup).toContain('width="0%"');
});

test('a sheet without budget lines announces them', () => {
  expect(words(html(siteOf([]), <BudgetTable items={undefined} />))).toBe(
    'Le budget détaillé sera publié ici.',
  );
});

test('the shares of a budget add up to 100 %', () => {
  const thirds = ['Semis', 'Outils', 'Clôture'].map((item) => ({ item, amount: 100_000 }));
  expect(words(html(siteOf([]), <BudgetTable items={thirds} />)).match(/\d+(?= %)/g)).toEqual([
    '34',
    '33',
    '33',
  ]);
  const rounded = [38.5, 41.5, 20].map((amount) => ({ item: `Poste à ${amount}`, amount }));
  const shares = html(siteOf([]), <BudgetTable items={rounded} />).match(/(?<=width=")\d+/g) ?? [];
  expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
});
