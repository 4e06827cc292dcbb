import { expect, test } from 'vitest';
import type { EntryOf, Manifest } from '../../../src/model/manifest.ts';
import {
  dashboardFigures,
  latestMovements,
  monthFigures,
} from '../../../src/model/register/figures.ts';
import type { Sheet } from '../../../src/model/register/register.ts';
import type { Settings } from '../../../src/site/schema/site.ts';
import { sheet } from '../blocks/sample-site.ts';
import { manifestWith } from '../server/render-page.ts';

const receipt = (date: string, amount: number, due?: string) => ({ date, amount, from: 'A', due });
const expense = (date: string, amount: number, due?: string) => ({ date, amount, item: 'B', due });

function manifestOf(...sheets: Partial<Sheet>[]): Manifest {
  const entries: EntryOf<'initiative'>[] = sheets.map((changes, at) =>
    sheet({ slug: `projet-${at}`, receipts: undefined, expenses: undefined, ...changes }),
  );
  return { ...manifestWith({}), entries, today: '2026-03-15', settings: {} as Settings };
}

const YEAR = manifestOf(
  {
    receipts: [
      receipt('2026-01-31', 100),
      receipt('2026-02-01', 20),
      receipt('2026-02-28', 3),
      receipt('2026-03-01', 4000),
    ],
    expenses: [expense('2026-02-10', 15), expense('2026-03-02', 1000)],
  },
  { receipts: [receipt('2026-02-14', 50)] },
  { expenses: [expense('2026-04-30', 8)] },
  {},
);

test.each([
  ['2026-01', { collected: 100, spent: 0, left: 100, initiatives: 1 }],
  ['2026-02', { collected: 73, spent: 15, left: 158, initiatives: 2 }],
  ['2026-03', { collected: 4000, spent: 1000, left: 3158, initiatives: 1 }],
  // One that has only spent counts, too.
  ['2026-04', { collected: 0, spent: 8, left: 3150, initiatives: 1 }],
])('the month %s has these sums, and its own lines in its balance', (month, figures) => {
  expect(monthFigures(YEAR, month)).toEqual(figures);
});

test('the figures of all initiatives are the sums of theirs, the finished ones included', () => {
  const past = '2026-03-14';
  const { initiatives, byStatus, ...totals } = dashboardFigures(
    manifestOf(
      {
        status: 'En cours',
        collected: 70,
        expenses: [expense(past, 30, past), expense(past, 5, past)],
      },
      { status: 'Terminé', collected: 10, expenses: [expense(past, 10)] },
    ),
  );
  expect(totals).toEqual({ collected: 80, spent: 45, left: 35, late: 2 });
  expect(initiatives.map(({ spent, left, late }) => [spent, left, late])).toEqual([
    [35, 35, 2],
    [10, 0, 0],
  ]);
  const counts = Object.fromEntries(byStatus.map(({ status, count }) => [status, count]));
  expect(counts).toEqual({ 'En vote': 0, 'En collecte': 0, 'En cours': 1, Terminé: 1 });
});

test('the latest movements of all initiatives are newest first, each with its initiative', () => {
  const latest = latestMovements(YEAR, 3).map(({ date, amount, of }) => [date, amount, of?.route]);
  const at = (project: number) => `/je-participe/projets/projet-${project}`;
  expect(latest).toEqual([
    ['2026-04-30', -8, at(2)],
    ['2026-03-02', -1000, at(0)],
    ['2026-03-01', 4000, at(0)],
  ]);
});
