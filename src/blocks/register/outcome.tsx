import { type EntryOf, entriesOf } from '../../model/manifest.ts';
import { initiativeOf, newsId } from '../../model/register/news.ts';
import { writtenDay } from '../../site/days.ts';
import { COLON, filled } from '../../site/languages.ts';
import { fcfa, sumOf } from '../../site/money.ts';
import { across } from '../../ui/classes.css.ts';
import { type FactRows, Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link/link.tsx';
import { BandTitle } from '../section/band-title.tsx';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';

/** What a finished initiative did: result, sums, last news, report of its last month; null for any other. */
export function Outcome({ entry }: { entry: EntryOf<'initiative'> }) {
  const { manifest, words, news, lang } = useSite();
  const { status, history, collected, expenses } = entry.frontmatter;
  if (status !== 'Terminé') return null;
  const labels = words.register;
  const last = history?.at(-1);
  const spent = sumOf(expenses);
  const rows: FactRows = [[words.projects.collected, fcfa(collected, lang)]];
  const latest = news.findLast((one) => initiativeOf(one.entry) === entry.slug)?.entry;
  const report = entriesOf(manifest, 'rapport').find(({ slug }) => last?.date.startsWith(slug));
  return (
    <Section tone="deep">
      <BandTitle>{labels.outcome}</BandTitle>
      {last && (
        <p>
          <strong>{filled(labels.finished, { day: writtenDay(last.date, lang) })}</strong>
          {COLON[lang] + last.reason}
        </p>
      )}
      <Facts
        className={across}
        rows={spent > 0 ? [...rows, [words.dashboard.spent, fcfa(spent, lang)]] : rows}
      />
      {latest && (
        <p>
          <Link href={`#${newsId(latest)}`}>{latest.title}</Link>
        </p>
      )}
      {report?.route && (
        <p>
          <Link href={report.route}>{report.title}</Link>
        </p>
      )}
    </Section>
  );
}
