import { dashboardFigures, quarterOf } from '../../content/dashboard.ts';
import { filled } from '../../content/languages.ts';
import { entriesOf } from '../../content/manifest.ts';
import { fcfa, writtenNumber } from '../../content/money.ts';
import { ROUTES } from '../../content/routes.ts';
import { Link } from '../../ui/link/link.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import { slugOf } from '../../values/text.ts';
import { tone } from '../project-state/project-state.css.ts';
import { badgeTone } from '../project-state/project-state.tsx';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './dashboard.css.ts';

/** Link to the table of projects in this page. */
const TABLE = '#projets';

interface DashboardProps {
  /** Projects to audit in this quarter: those with the lowest SHA-256 (`digest`, hex) of quarter and address. */
  sample: readonly { project: Page; digest: string }[];
}

interface Page {
  title: string;
  route: string | null;
}

const SheetLink = ({ title, route }: Page) => (route ? <Link href={route}>{title}</Link> : title);

/** Public dashboard: sums of all projects, statuses, chart, table, projects to audit, monthly reports. */
export function Dashboard({ sample }: DashboardProps) {
  const { manifest, words } = useSite();
  const text = words.dashboard;
  const { projects, late, byStatus, ...sums } = dashboardFigures(manifest);
  const count = projects.length;
  const quarter = quarterOf(manifest.today);
  const values = {
    projects: filled(count === 1 ? words.filters.one : words.filters.many, { count }),
    collected: fcfa(sums.collected),
    spent: fcfa(sums.spent),
    left: fcfa(sums.left),
  };
  const proofs = late === 0 ? text.allProofs : late === 1 ? text.oneLate : text.manyLate;
  const listed = manifest.site.participe?.filters;
  return (
    <>
      <Section layout="wide">
        <h2>{text.money}</h2>
        <p>
          {filled(text.sentence, values)}{' '}
          <Link href={TABLE}>{filled(proofs, { count: late })}</Link>
        </p>
        <ul role="list" aria-label={text.statuses} className={styles.chips}>
          {byStatus.map(({ status, count }) => (
            <li key={status}>
              <Link href={listed ? `${ROUTES.projectList}?statut=${slugOf(status)}` : TABLE}>
                <b>{count}</b> <span className={tone[badgeTone(status)]}>{status}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="tint" layout="wide">
        <h2>{text.chart}</h2>
        <p>{text.legend}</p>
        <Chart />
        <Accounts />
      </Section>
      <Section>
        <h2>{filled(text.audit, { quarter })}</h2>
        <ol>
          {sample.map(({ project, digest }) => (
            <li key={digest}>
              <SheetLink {...project} />
            </li>
          ))}
        </ol>
        <details>
          <summary>{text.redo}</summary>
          <p>{filled(text.rule, { quarter })}</p>
          <ol className={styles.digests}>
            {sample.map(({ project, digest }) => (
              <li key={digest}>
                {project.title} <code>{digest}</code>
              </li>
            ))}
          </ol>
        </details>
        <h2>{text.reports}</h2>
        <ul>
          {entriesOf(manifest, 'rapport')
            .toReversed()
            .map((report) => (
              <li key={report.path}>
                <SheetLink {...report} />
              </li>
            ))}
        </ul>
        {manifest.site.participe?.data && (
          <p>
            <Link href={ROUTES.data}>{words.data.title}</Link>
          </p>
        )}
      </Section>
    </>
  );
}

/** Chart with one bar for each project, collected money over budget; on a light page (without drawings) a list. */
function Chart() {
  const { manifest, words, light } = useSite();
  const { projects } = dashboardFigures(manifest);
  const maximum = Math.max(1, ...projects.map((one) => Math.max(one.budget, one.collected)));
  const share = (amount: number) => `${(100 * amount) / maximum}%`;
  return (
    <ul role="list" className={styles.chart}>
      {projects.map(({ slug, title, route, collected, budget }) => {
        const amounts = { collected: fcfa(collected), budget: fcfa(budget) };
        const bar = filled(words.dashboard.bar, { title, ...amounts });
        if (light)
          return (
            <li key={slug}>
              <SheetLink title={bar} route={route} />
            </li>
          );
        return (
          <li key={slug}>
            <SheetLink title={title} route={route} />
            <svg role="img" aria-label={bar}>
              <rect className={styles.budget} width={share(budget)} height="100%" />
              <rect className={styles.collected} width={share(collected)} height="100%" />
            </svg>
            <span aria-hidden="true">
              <b>{writtenNumber(collected)}</b> / {amounts.budget}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Table with budget, collected, spent and remaining money of each project. */
function Accounts() {
  const { manifest, words } = useSite();
  const text = words.dashboard;
  const { projects, left } = dashboardFigures(manifest);
  const columns = [text.status, text.budget, text.collected, text.spent, text.late];
  if (manifest.site.participe?.vote) columns.push(text.votes);
  columns.push(text.left);
  return (
    <DataTable
      id={TABLE.slice(1)}
      label={text.table}
      className={styles.accounts}
      caption={text.table}
      columns={[text.project, ...columns]}
      total={[text.left, fcfa(left)]}
    >
      {projects.map((one) => {
        const sums = [fcfa(one.budget), fcfa(one.collected), fcfa(one.spent), one.late];
        const votes = manifest.site.participe?.vote ? [one.votes ?? '–'] : [];
        const cells = [one.status, ...sums, ...votes, fcfa(one.left)];
        return (
          <tr key={one.slug}>
            <th scope="row">
              <SheetLink {...one} />
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at]} data-label={columns[at]}>
                {cell}
              </td>
            ))}
          </tr>
        );
      })}
    </DataTable>
  );
}
