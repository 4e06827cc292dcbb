import { sumOf } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import type { Words } from '../../site/schema/interface.ts';
import type { Site } from '../../site/schema/site.ts';
import { PROJECT_STATUSES } from '../../site/vocabulary.ts';
import { type Entry, type EntryOf, entriesOf, type Manifest } from '../manifest.ts';
import { lateProofs, voteCount } from './register.ts';

/** Names of the open data files; they are in the folder `/je-participe/donnees`. */
export const DATA_FILES = [
  'projets.json',
  'projets.csv',
  'recettes.csv',
  'depenses.csv',
  'votes.csv',
  'schema.json',
] as const;

/** Names of the open data files of a site: `votes.csv` only if `site.yml` enables votes (`participe.vote`). */
export const dataFiles = (site: Site | undefined) =>
  DATA_FILES.filter((name) => name !== 'votes.csv' || site?.participe?.vote);

/** Entries of generated pages: the dashboard if there is a monthly report, the open data page if `isOpen`. */
export function dashboardPages(
  entries: readonly Entry[],
  { dashboard, data }: Pick<Words, 'dashboard' | 'data'>,
  isOpen: boolean,
): EntryOf<'page'>[] {
  const newest = entries.findLast(({ kind }) => kind === 'rapport');
  const list = entries.find(
    ({ kind, route }) => kind === 'page' && route === ROUTES.initiativeList,
  );
  const vignette = list?.kind === 'page' ? list.frontmatter.vignette : undefined;
  return [
    ...(newest ? [syntheticPage(ROUTES.dashboard, newest.path, { ...dashboard, vignette })] : []),
    ...(list && isOpen ? [syntheticPage(ROUTES.data, list.path, { ...data, vignette })] : []),
  ];
}

function syntheticPage(
  route: string,
  path: string,
  {
    title,
    description,
    vignette,
  }: { title: string; description: string; vignette?: string | undefined },
): EntryOf<'page'> {
  const about = { title, description };
  const slug = route.slice(route.lastIndexOf('/') + 1);
  const entry = { kind: 'page' as const, path, route, slug, ...about };
  return { ...entry, image: undefined, frontmatter: { ...about, vignette }, hasBody: true };
}

/** Amounts (FCFA), late proofs and votes of each initiative, and the totals. */
export function dashboardFigures(manifest: Manifest) {
  const projects = entriesOf(manifest, 'initiative').map(({ slug, title, route, frontmatter }) => {
    const { budget, collected, status } = frontmatter;
    const spent = sumOf(frontmatter.expenses);
    const late = lateProofs(frontmatter, manifest.today).length;
    const votes = voteCount(frontmatter, manifest.site);
    const money = { budget, collected, spent, left: collected - spent };
    return { slug, title, route, status, ...money, late, votes };
  });
  const total = (key: 'budget' | 'collected' | 'spent' | 'left' | 'late') =>
    projects.reduce((sum, project) => sum + project[key], 0);
  return {
    projects,
    collected: total('collected'),
    spent: total('spent'),
    left: total('left'),
    late: total('late'),
    byStatus: PROJECT_STATUSES.map((status) => ({
      status,
      count: projects.filter((project) => project.status === status).length,
    })),
  };
}

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
    projects: new Set([...receipts, ...expenses].filter(within).map(({ slug }) => slug)).size,
  };
}

/** Quarter of an ISO day: `2026-T4`. */
export const quarterOf = (day: string) =>
  `${day.slice(0, 4)}-T${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
