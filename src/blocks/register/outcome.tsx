import { type EntryOf, entriesOf } from '../../model/manifest.ts';
import { initiativeOf, newsId } from '../../model/register/news.ts';
import { writtenDay } from '../../site/days.ts';
import { COLON, filled } from '../../site/languages.ts';
import { fcfa, sumOf } from '../../site/money.ts';
import { wraps } from '../../theme/classes.css.ts';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { across } from '../../ui/classes.css.ts';
import { Facts } from '../../ui/facts.tsx';
import { useRenderContext } from '../render-context.ts';
import { BandTitle } from '../section/band-title.tsx';
import { Section } from '../section/section.tsx';

/** What a finished initiative did: result, sums, last news, report of its last month; null for any other. */
export function Outcome({ entry }: { entry: EntryOf<'initiative'> }) {
  const { manifest, words, news, lang } = useRenderContext();
  const { status, history, collected, expenses } = entry.frontmatter;
  if (status !== 'Terminé') return null;
  const labels = words.register;
  const last = history?.at(-1);
  const spent = sumOf(expenses);
  const rows: [string, string][] = [[words.projects.collected, fcfa(collected, lang)]];
  if (spent > 0) rows.push([words.dashboard.spent, fcfa(spent, lang)]);
  const latest = news.findLast((one) => initiativeOf(one.entry) === entry.slug)?.entry;
  const report = entriesOf(manifest, 'rapport').find(({ slug }) => last?.date.startsWith(slug));
  const links = [
    ...(latest ? [{ href: `#${newsId(latest)}`, label: latest.title }] : []),
    ...(report?.route ? [{ href: report.route, label: report.title }] : []),
  ];
  return (
    <Section tone="deep">
      <BandTitle>{labels.outcome}</BandTitle>
      {last && (
        <p>
          <strong>{filled(labels.finished, { day: writtenDay(last.date, lang) })}</strong>
          {COLON[lang] + last.reason}
        </p>
      )}
      <Facts className={across} rows={rows} />
      <ButtonLinks links={links} className={wraps[2]} />
    </Section>
  );
}
