import { dashboardFigures, quarterOf } from '../../content/dashboard.ts';
import { filled } from '../../content/languages.ts';
import { entriesOf } from '../../content/manifest.ts';
import { fcfa, writtenNumber } from '../../content/money.ts';
import { ROUTES } from '../../content/routes.ts';
import { slugOf } from '../../engine/text.ts';
import { Link } from '../../ui/link/link.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import { figures, short } from '../figures/figures.css.ts';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './dashboard.css.ts';

/** The table of the projects, whose sheets have each line of the sums. */
const LINES = '#projets';

interface DashboardProps {
  /** The projects that the audit of the quarter looks at, each with the digest that drew it. */
  sample: readonly { project: { title: string; route: string | null }; digest: string }[];
}

/** The money of all projects: their sums, a chart with its table, the audit's sample, the monthly reports. */
export function Dashboard({ sample }: DashboardProps) {
  const { manifest, words, light } = useSite();
  const say = words.dashboard;
  const { projects, collected, spent, left, late, byStatus } = dashboardFigures(manifest);
  const widest = Math.max(1, ...projects.map((one) => Math.max(one.budget, one.collected)));
  const share = (amount: number) => `${(100 * amount) / widest}%`;
  const quarter = quarterOf(manifest.today);
  const link = ({ title, route }: { title: string; route: string | null }) =>
    route ? <Link href={route}>{title}</Link> : title;
  return (
    <>
      <Section layout="wide">
        <h2>{say.money}</h2>
        <Sums
          items={[
            [writtenNumber(collected), `${say.collected} (FCFA)`, LINES],
            [writtenNumber(spent), `${say.spent} (FCFA)`, LINES],
            [writtenNumber(left), `${say.left} (FCFA)`, LINES],
            [String(late), say.late, LINES],
          ]}
        />
        <h2>{say.statuses}</h2>
        <Sums
          items={byStatus.map(({ status, count }) => [
            String(count),
            status,
            manifest.site.participe?.filters
              ? `${ROUTES.projectList}?statut=${slugOf(status)}`
              : LINES,
          ])}
        />
      </Section>
      <Section tone="tint" layout="wide">
        <h2>{say.chart}</h2>
        <p>{say.legend}</p>
        <ul role="list" className={styles.chart}>
          {projects.map(({ slug, title, route, collected, budget }) => {
            const amounts = { collected: fcfa(collected), budget: fcfa(budget) };
            const bar = filled(say.bar, { title, ...amounts });
            if (light) return <li key={slug}>{link({ title: bar, route })}</li>;
            return (
              <li key={slug}>
                {link({ title, route })}
                <svg role="img" aria-label={bar}>
                  <rect className={styles.budget} width={share(budget)} height="100%" />
                  <rect className={styles.collected} width={share(collected)} height="100%" />
                </svg>
              </li>
            );
          })}
        </ul>
        <DataTable
          id={LINES.slice(1)}
          label={say.table}
          caption={say.table}
          columns={[
            say.project,
            say.status,
            say.budget,
            say.collected,
            say.spent,
            say.late,
            say.left,
          ]}
          total={[say.left, fcfa(left)]}
        >
          {projects.map((one) => (
            <tr key={one.slug}>
              <th scope="row">{link(one)}</th>
              <td>{one.status}</td>
              <td>{fcfa(one.budget)}</td>
              <td>{fcfa(one.collected)}</td>
              <td>{fcfa(one.spent)}</td>
              <td>{one.late}</td>
              <td>{fcfa(one.left)}</td>
            </tr>
          ))}
        </DataTable>
      </Section>
      <Section>
        <h2>{filled(say.audit, { quarter })}</h2>
        <p>{filled(say.rule, { quarter })}</p>
        <ol>
          {sample.map(({ project, digest }) => (
            <li key={digest}>
              {link(project)} <code>{digest.slice(0, 12)}…</code>
            </li>
          ))}
        </ol>
        <h2>{say.reports}</h2>
        <ul>
          {entriesOf(manifest, 'rapport')
            .toReversed()
            .map((report) => (
              <li key={report.path}>{link(report)}</li>
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

/** Large figures, each with a link to what it is the sum of; on a phone counts stand two by two, money does not. */
const Sums = ({
  items,
}: {
  items: readonly (readonly [value: string, label: string, href: string])[];
}) => (
  <div className={items.every(([value]) => value.length < 4) ? short : undefined}>
    <ul role="list" className={`${figures} ${styles.sums}`}>
      {items.map(([value, label, href]) => (
        <li key={label}>
          <p>
            <b>{value}</b> <Link href={href}>{label}</Link>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
