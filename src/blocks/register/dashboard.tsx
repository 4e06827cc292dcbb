import { entriesOf } from '../../model/manifest.ts';
import { dashboardFigures, quarterOf } from '../../model/register/figures.ts';
import { filled } from '../../site/languages.ts';
import { fcfa, writtenNumber } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import { Link } from '../../ui/link/link.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import { slugOf } from '../../values/text.ts';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './dashboard.css.ts';
import { StatusBadge } from './initiative-state.tsx';

/** Link to the table of initiatives in this page. */
const TABLE = '#projets';

interface DashboardProps {
  /** Initiatives to audit in this quarter: those with the lowest SHA-256 (`digest`, hex) of quarter and address. */
  sample: readonly { initiative: Linked; digest: string }[];
}

/** What a link to an initiative needs. */
interface Linked {
  title: string;
  route: string | null;
}

type Figures = ReturnType<typeof dashboardFigures>;

const SheetLink = ({ title, route, className }: Linked & { className?: string }) =>
  route ? (
    <Link href={route} className={className}>
      {title}
    </Link>
  ) : (
    title
  );

/** Public dashboard: sums of all initiatives, statuses, chart, table, initiatives to audit, monthly reports. */
export function Dashboard({ sample }: DashboardProps) {
  const { manifest, words } = useSite();
  const text = words.dashboard;
  const figures = dashboardFigures(manifest);
  return (
    <>
      <Section layout="wide">
        <h2>{text.money}</h2>
        <Summary figures={figures} />
      </Section>
      <Section tone="tint" layout="wide">
        <h2>{text.chart}</h2>
        <p>{text.legend}</p>
        <Chart figures={figures} />
        <Accounts figures={figures} />
      </Section>
      <Section>
        <Audit sample={sample} />
        <h2>{text.reports}</h2>
        <ul>
          {[...entriesOf(manifest, 'rapport')].reverse().map((report) => (
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

/** The sums in a sentence, and the number of initiatives of each status. */
function Summary({ figures }: { figures: Figures }) {
  const { manifest, words } = useSite();
  const text = words.dashboard;
  const { initiatives, late, byStatus, ...sums } = figures;
  const count = initiatives.length;
  const values = {
    projects: filled(count === 1 ? words.filters.one : words.filters.many, { count }),
    collected: fcfa(sums.collected),
    spent: fcfa(sums.spent),
    left: fcfa(sums.left),
  };
  const proofs = late === 0 ? text.allProofs : late === 1 ? text.oneLate : text.manyLate;
  const areListed = manifest.site.participe?.filters;
  return (
    <>
      <p>
        {filled(text.sentence, values)} <Link href={TABLE}>{filled(proofs, { count: late })}</Link>
      </p>
      <ul role="list" aria-label={text.statuses} className={styles.chips}>
        {byStatus.map(({ status, count }) => (
          <li key={status} className={styles.chip}>
            <Link
              href={areListed ? `${ROUTES.initiativeList}?statut=${slugOf(status)}` : TABLE}
              className={styles.chipLink}
            >
              <b>{count}</b> <StatusBadge status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Chart with one bar for each initiative: the part of its budget that is collected; without drawings, their names. */
function Chart({ figures: { initiatives } }: { figures: Figures }) {
  const { words } = useSite();
  return (
    <ul role="list" className={styles.chart}>
      {initiatives.map(({ slug, title, route, collected, budget }) => {
        const share = (amount: number) => `${(100 * amount) / Math.max(1, budget, collected)}%`;
        const amounts = { collected: fcfa(collected), budget: fcfa(budget) };
        const bar = filled(words.dashboard.bar, { title, ...amounts });
        return (
          <li key={slug} className={styles.row}>
            <SheetLink title={title} route={route} className={styles.rowLink} />
            <svg role="img" aria-label={bar} className={styles.bar}>
              <rect className={styles.budget} width={share(budget)} height="100%" />
              <rect className={styles.collected} width={share(collected)} height="100%" />
            </svg>
            <span aria-hidden="true" className={styles.sums}>
              <b>{writtenNumber(collected)}</b> / {amounts.budget}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** An amount for the table; null instead of zero, which a phone leaves out. */
const sumOrNone = (amount: number) => (amount === 0 ? null : fcfa(amount));

/** Table with budget, collected, spent and remaining money of each initiative. */
function Accounts({ figures: { initiatives, left } }: { figures: Figures }) {
  const { manifest, words } = useSite();
  const text = words.dashboard;
  const hasVotes = Boolean(manifest.site.participe?.vote);
  const columns = [text.project, text.status, text.budget, text.collected, text.spent, text.late];
  if (hasVotes) columns.push(text.votes);
  columns.push(text.left);
  return (
    <DataTable
      id={TABLE.slice(1)}
      label={text.table}
      caption={text.table}
      columns={columns}
      rows={initiatives.map((one) => [
        <SheetLink key={one.slug} {...one} />,
        <StatusBadge key={one.status} status={one.status} />,
        ...[one.budget, one.collected, one.spent].map(sumOrNone),
        one.late || null,
        ...(hasVotes ? [one.votes ?? null] : []),
        sumOrNone(one.left),
      ])}
      hasRowHeaders
      // After the initiative and its status.
      amounts={columns.map((_, at) => at).slice(2)}
      total={[text.left, fcfa(left)]}
    />
  );
}

/** Initiatives that citizens are asked to audit in this quarter, and the rule by which they were drawn. */
function Audit({ sample }: DashboardProps) {
  const { manifest, words } = useSite();
  const text = words.dashboard;
  const quarter = quarterOf(manifest.today);
  return (
    <>
      <h2>{text.audit}</h2>
      <p>{filled(text.sample, { quarter })}</p>
      <ol>
        {sample.map(({ initiative, digest }) => (
          <li key={digest}>
            <SheetLink {...initiative} />
          </li>
        ))}
      </ol>
      <details>
        <summary>{text.redo}</summary>
        <p>{filled(text.rule, { quarter })}</p>
        <ol>
          {sample.map(({ initiative, digest }) => (
            <li key={digest}>
              {initiative.title} <code>{digest}</code>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
