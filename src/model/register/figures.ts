import { sumOf } from '../../site/money.ts';
import { INITIATIVE_STATUSES } from '../../site/vocabulary.ts';
import { entriesOf, type Manifest } from '../manifest.ts';
import { hasSampleFigures, lateProofs, type Movement, movementsOf } from './register.ts';

/** The sheet, amounts (FCFA) and late proofs of each initiative, and the totals. */
export function dashboardFigures(manifest: Manifest) {
  const initiatives = entriesOf(manifest, 'initiative').map(
    ({ slug, title, route, frontmatter }) => {
      const { collected } = frontmatter;
      const spent = sumOf(frontmatter.expenses);
      const late = lateProofs(frontmatter, manifest.today).length;
      const money = { collected, spent, left: collected - spent };
      const isSample = hasSampleFigures(frontmatter, manifest.today);
      return { slug, title, route, sheet: frontmatter, ...money, late, isSample };
    },
  );
  const total = (key: 'collected' | 'spent' | 'left' | 'late') =>
    initiatives.reduce((sum, one) => sum + one[key], 0);
  return {
    initiatives,
    collected: total('collected'),
    spent: total('spent'),
    left: total('left'),
    late: total('late'),
    byStatus: INITIATIVE_STATUSES.map((status) => ({
      status,
      count: initiatives.filter((one) => one.sheet.status === status).length,
    })),
  };
}

/** The last `count` movements of all initiatives, newest first, each with its initiative. */
export const latestMovements = (manifest: Manifest, count: number): Movement[] =>
  entriesOf(manifest, 'initiative')
    .flatMap(({ title, route, frontmatter }) => {
      const movements = movementsOf(frontmatter);
      return route ? movements.map((one) => ({ ...one, of: { title, route } })) : movements;
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, count);

/** Sums of a month (`2026-10`) in FCFA, the balance at its end, and the number of initiatives with a receipt or expense. */
export function monthFigures(manifest: Manifest, month: string) {
  const linesOf = (key: 'receipts' | 'expenses') =>
    entriesOf(manifest, 'initiative').flatMap(({ slug, frontmatter }) =>
      (frontmatter[key] ?? []).map(({ date, amount }) => ({ slug, date, amount })),
    );
  const [receipts, expenses] = [linesOf('receipts'), linesOf('expenses')];
  const within = ({ date }: { date: string }) => date.startsWith(month);
  const upTo = ({ date }: { date: string }) => date.slice(0, 7) <= month;
  return {
    collected: sumOf(receipts.filter(within)),
    spent: sumOf(expenses.filter(within)),
    left: sumOf(receipts.filter(upTo)) - sumOf(expenses.filter(upTo)),
    initiatives: new Set([...receipts, ...expenses].filter(within).map(({ slug }) => slug)).size,
  };
}

/** Quarter of an ISO day: `2026-T4`. */
export const quarterOf = (day: string) =>
  `${day.slice(0, 4)}-T${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
