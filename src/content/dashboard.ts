import { type Entry, type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import { lateProofs, sumOf } from './register.ts';
import type { Words } from './schema/interface.ts';
import { PROJECT_STATUSES } from './vocabulary.ts';

/** The page of the figures of all projects, which no file writes: the first monthly report opens it. */
export const DASHBOARD = '/je-participe/tableau-de-bord';

/** The address of the dashboard; undefined until there is a report. */
export const dashboardOf = (manifest: Manifest): string | undefined =>
  entriesOf(manifest, 'rapport').length > 0 ? DASHBOARD : undefined;

/** The page of the dashboard, whose source is the newest report; none until there is a report. */
export function dashboardPages(
  entries: readonly Entry[],
  { title, description }: Words['dashboard'],
): EntryOf<'page'>[] {
  const newest = entries.findLast(({ kind }) => kind === 'rapport');
  if (!newest) return [];
  const about = { title, description };
  const slug = 'tableau-de-bord';
  const { path } = newest;
  return [
    {
      kind: 'page',
      path,
      route: DASHBOARD,
      slug,
      ...about,
      image: undefined,
      frontmatter: about,
      hasBody: true,
    },
  ];
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

/** The quarter of an ISO day as the audit writes it: `2026-T4`. */
export const quarterOf = (day: string) =>
  `${day.slice(0, 4)}-T${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
