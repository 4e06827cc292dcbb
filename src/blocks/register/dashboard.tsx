import { entriesOf } from '../../model/manifest.ts';
import { dashboardFigures, latestMovements, quarterOf } from '../../model/register/figures.ts';
import { filled } from '../../site/languages.ts';
import { fcfa, fundingPercent, percentage } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import { quietClass, touchLink, wraps } from '../../theme/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import { slugOf } from '../../values/text.ts';
import { useRenderContext } from '../render-context.ts';
import { BandTitle } from '../section/band-title.tsx';
import { Section } from '../section/section.tsx';
import { FundingBar } from './account.tsx';
import * as styles from './initiative-state.css.ts';
import { StatusBadge } from './initiative-state.tsx';
import { Movements } from './movements.tsx';

/** Link to the accounts of the initiatives in this page. */
const ACCOUNTS = '#projets';

/** Number of movements of all initiatives that are shown. */
const MAX_MOVEMENTS = 6;

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

const SheetLink = ({ title, route }: Linked) => (route ? <Link href={route}>{title}</Link> : title);

/** Public dashboard: sums and movements of all initiatives, statuses, the money of each, initiatives to audit, reports. */
export function Dashboard({ sample }: DashboardProps) {
  const { manifest, words } = useRenderContext();
  const text = words.dashboard;
  const figures = dashboardFigures(manifest);
  const movements = latestMovements(manifest, MAX_MOVEMENTS);
  return (
    <>
      <Money figures={figures} />
      {movements.length > 0 && (
        <Section>
          <BandTitle>{words.register.movements}</BandTitle>
          <Movements items={movements} />
        </Section>
      )}
      <Section tone="tint" layout="wide">
        <BandTitle>{text.table}</BandTitle>
        <Accounts figures={figures} />
      </Section>
      <Audit sample={sample} />
      <Section>
        <BandTitle>{text.reports}</BandTitle>
        <ul>
          {[...entriesOf(manifest, 'rapport')].reverse().map((report) => (
            <li key={report.path}>
              <SheetLink {...report} />
            </li>
          ))}
        </ul>
        {manifest.settings.participe?.data && (
          <p>
            <Link href={ROUTES.data}>{words.data.title}</Link>
          </p>
        )}
      </Section>
    </>
  );
}

/** The sums in a sentence, and the number of initiatives of each status. */
function Money({ figures }: { figures: Figures }) {
  const { manifest, words } = useRenderContext();
  const text = words.dashboard;
  const { initiatives, late, byStatus, ...sums } = figures;
  const count = initiatives.length;
  const values = {
    projects: filled(count === 1 ? words.filters.one : words.filters.many, { count }),
    collected: fcfa(sums.collected),
    spent: fcfa(sums.spent),
    left: fcfa(sums.left),
  };
  const proofs = late === 1 ? text.oneLate : text.manyLate;
  const shown = byStatus.filter(({ count }) => count > 0);
  const areListed = manifest.settings.participe?.filters;
  return (
    <Section>
      <BandTitle>{text.money}</BandTitle>
      <p>
        {filled(text.sentence, values)}{' '}
        {late > 0 && <Link href={ACCOUNTS}>{filled(proofs, { count: late })}</Link>}
      </p>
      <ul role="list" aria-label={text.statuses} className={wraps[2]}>
        {shown.map(({ status, count }) => (
          <li key={status}>
            <Link
              href={areListed ? `${ROUTES.initiativeList}?statut=${slugOf(status)}` : ACCOUNTS}
              className={touchLink}
            >
              <b>{`${count}\u00a0`}</b>
              <StatusBadge status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The money of each initiative: a row with a bar of what is collected of its budget. */
function Accounts({ figures }: { figures: Figures }) {
  const { words } = useRenderContext();
  const { project, table, spent: spentName, left: leftName, late: lateName } = words.dashboard;
  const { collected, budget, funded, sample } = words.projects;
  const columns = [project, collected, budget, spentName, leftName];
  /** An amount; null, which the table leaves out, for 0. */
  const some = (amount: number) => (amount === 0 ? null : fcfa(amount));
  return (
    <DataTable
      id={ACCOUNTS.slice(1)}
      label={table}
      columns={figures.late > 0 ? [...columns, lateName] : columns}
      hasRowHeaders
      amounts={[1, 2, 3, 4, 5]}
      rows={figures.initiatives.map(({ title, route, sheet, isSample, spent, left, late }) => [
        <div key={title} className={styles.name}>
          <SheetLink title={title} route={route} />
          <StatusBadge status={sheet.status} />
          {isSample && <span className={quietClass}>{sample}</span>}
        </div>,
        sheet.collected > 0 ? (
          <div key={title}>
            {fcfa(sheet.collected)}
            <FundingBar sheet={sheet} />
            <small
              className={styles.share}
            >{`${percentage(fundingPercent(sheet.collected, sheet.budget), 'fr')} ${funded}`}</small>
          </div>
        ) : null,
        fcfa(sheet.budget),
        some(spent),
        some(left),
        late > 0 ? late : null,
      ])}
    />
  );
}

/** Initiatives that citizens are asked to audit in this quarter, and the rule by which they were drawn. */
function Audit({ sample }: DashboardProps) {
  const { manifest, words } = useRenderContext();
  const text = words.dashboard;
  const quarter = quarterOf(manifest.today);
  return (
    <Section>
      <BandTitle>{text.audit}</BandTitle>
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
    </Section>
  );
}
