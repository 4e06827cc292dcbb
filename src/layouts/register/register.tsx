import type { ReactNode } from 'react';
import { useRenderContext } from '../../blocks/render-context.ts';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { initiativeOf, newsId } from '../../model/register/news.ts';
import { hasRegister, silentSince } from '../../model/register/register.ts';
import { newsDay } from '../../model/visibility.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { quietClass, stacks } from '../../theme/classes.css.ts';
import { properName } from '../../ui/facts.tsx';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import * as styles from '../initiative/initiative.css.ts';
import type { LayoutProps } from '../layout-props.ts';
import { Money } from './money.tsx';

/** Public record of an initiative: money, news, history, team (docs/contract.md#register). */
export function Register({ entry }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words } = useRenderContext();
  const { frontmatter } = entry;
  const { history = [], team = [], status: state } = frontmatter;
  // A finished initiative asks for nothing more.
  const needs = (frontmatter.needs ?? []).filter(
    ({ status }) => state !== 'Terminé' || status === 'trouvé',
  );
  const labels = words.register;
  const changes = hasRegister(frontmatter) ? (manifest.changes[entry.path] ?? []) : [];
  return (
    <>
      <Money {...frontmatter} />
      <News entry={entry} />
      <Part title={labels.history} note={labels.stagesOf}>
        {history.map(({ date, status, reason }) => (
          <li key={date + status}>
            <Day day={date} /> <strong>{status}</strong> – {reason}
          </li>
        ))}
      </Part>
      <Part title={labels.needs}>
        {needs.map(({ what, status }) => (
          <li key={what}>
            <span className={statusTag[status === 'trouvé' ? 'success' : 'info']}>{status}</span>{' '}
            {what}
          </li>
        ))}
      </Part>
      <Part title={labels.team}>
        {team.map(({ name, role }) => (
          <li key={name}>
            <strong>{properName(name)}</strong> – {role}
          </li>
        ))}
      </Part>
      <Part title={labels.changes} note={labels.changesOf}>
        {changes.map(({ day, title }) => (
          <li key={day + title}>
            <Day day={day} /> <span>{title}</span>
          </li>
        ))}
      </Part>
    </>
  );
}

function News({ entry }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words, news: all, lang } = useRenderContext();
  const news = all.filter((one) => initiativeOf(one.entry) === entry.slug).toReversed();
  const days = news.map((one) => newsDay(one.entry));
  const silent = silentSince(entry.frontmatter, days, manifest.today);
  const { news: title, noNews } = words.register;
  const note = silent && filled(noNews, { day: writtenDay(silent, lang) });
  if (news.length === 0 && !note) return null;
  return (
    <Section tone="tint">
      <BandTitle>{title}</BandTitle>
      {note && <p className={quietClass}>{note}</p>}
      {news.map(({ entry: { path, title: name }, text }) => (
        <article key={path} id={newsId({ path })} className={styles.news}>
          <h3>{name}</h3>
          <p>
            <Day day={newsDay({ path })} />
          </p>
          {text}
        </article>
      ))}
    </Section>
  );
}

interface PartProps {
  title: string;
  /** A sentence that explains the list. */
  note?: string;
  children: readonly ReactNode[];
}

/** A band with a list; nothing without its elements. */
const Part = ({ title, note, children }: PartProps) =>
  children.length > 0 && (
    <Section>
      <BandTitle>{title}</BandTitle>
      {note && <p className={quietClass}>{note}</p>}
      <ul role="list" className={stacks[2]}>
        {children}
      </ul>
    </Section>
  );

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className={quietClass}>
    {writtenDay(day, useRenderContext().lang)}
  </time>
);
