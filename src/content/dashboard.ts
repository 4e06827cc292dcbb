import { type Entry, type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import { lateProofs, type RegisterLine, type Sheet, sumOf } from './register.ts';
import { ROUTES } from './routes.ts';
import type { Words } from './schema/interface.ts';
import { PROJECT_STATUSES } from './vocabulary.ts';

/** The address of the dashboard; undefined until there is a report. */
export const dashboardOf = (manifest: Manifest): string | undefined =>
  entriesOf(manifest, 'rapport').length > 0 ? ROUTES.dashboard : undefined;

/** The files of the open data, below the page that explains them. */
export const DATA_FILES = [
  'projets.json',
  'projets.csv',
  'recettes.csv',
  'depenses.csv',
  'schema.json',
] as const;

/** The pages that no file of their own writes: the dashboard from the first report on, the data, for which the list of the projects stands. */
export function dashboardPages(
  entries: readonly Entry[],
  { dashboard, data }: Pick<Words, 'dashboard' | 'data'>,
  isOpen: boolean,
): EntryOf<'page'>[] {
  const newest = entries.findLast(({ kind }) => kind === 'rapport');
  const list = entries.find(({ kind, route }) => kind === 'page' && route === ROUTES.projectList);
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

/** The figures of all projects, in FCFA, with each project's own; the same as on its sheet. */
export function dashboardFigures(manifest: Manifest) {
  const projects = entriesOf(manifest, 'initiative').map(({ slug, title, route, frontmatter }) => {
    const { budget, collected, status } = frontmatter;
    const spent = sumOf(frontmatter.expenses);
    const late = lateProofs(frontmatter, manifest.today).length;
    return { slug, title, route, status, budget, collected, spent, left: collected - spent, late };
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

/** What came in and went out in a month (`2026-10`), what was left at its end, and how many projects had a line in it; in FCFA. */
export function monthFigures(manifest: Manifest, month: string) {
  const sheets = entriesOf(manifest, 'initiative').map(({ frontmatter }) => frontmatter);
  const within = (lines: readonly RegisterLine[] = []) =>
    lines.filter(({ date }) => date.startsWith(month));
  const upTo = (lines: readonly RegisterLine[] = []) =>
    lines.filter(({ date }) => date.slice(0, 7) <= month);
  const total = (of: (sheet: Sheet) => RegisterLine[]) => sumOf(sheets.flatMap(of));
  return {
    collected: total(({ receipts }) => within(receipts)),
    spent: total(({ expenses }) => within(expenses)),
    left: total(({ receipts }) => upTo(receipts)) - total(({ expenses }) => upTo(expenses)),
    projects: sheets.filter(
      ({ receipts, expenses }) => within(receipts).length + within(expenses).length > 0,
    ).length,
  };
}

/** The quarter of an ISO day as the audit writes it: `2026-T4`. */
export const quarterOf = (day: string) =>
  `${day.slice(0, 4)}-T${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
