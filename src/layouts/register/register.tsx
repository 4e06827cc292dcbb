import type { ReactNode } from 'react';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { initiativeOf, newsId } from '../../model/register/news.ts';
import { hasRegister, silentSince } from '../../model/register/register.ts';
import { newsDay } from '../../model/visibility.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { quietClass, stacks } from '../../theme/classes.css.ts';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import * as styles from '../initiative/initiative.css.ts';
import type { LayoutProps } from '../layout-props.ts';
import { Money } from './money.tsx';

/** Public record of an initiative: money, news, history, team (docs/contract.md#register). */
export function Register({ entry }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words } = useSite();
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
      <Part title={labels.history} note={labels.stagesOf} look={styles.trail}>
        {history.map(({ date, status, reason }) => (
          <li key={date + status} className={styles.event}>
            <Day day={date} />
            <strong>{status}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </Part>
      {needs.length + team.length > 0 && (
        <Section tone="deep" layout="wide">
          <div className={styles.sideBySide}>
            <List title={labels.needs}>
              {needs.map(({ what, status }) => (
                <li key={what}>
                  <span className={statusTag[status === 'trouvé' ? 'success' : 'info']}>
                    {status}
                  </span>{' '}
                  {what}
                </li>
              ))}
            </List>
            <List title={labels.team}>
              {team.map(({ name, role }) => (
                <li key={name}>
                  <bdi translate="no">
                    <strong>{name}</strong>
                  </bdi>
                  {' – '}
                  <span>{role}</span>
                </li>
              ))}
            </List>
          </div>
        </Section>
      )}
      <Part title={labels.changes} note={labels.changesOf} look={stacks[1]}>
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
  const { manifest, words, news: all, lang } = useSite();
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

interface ListProps {
  title: string;
  children: readonly ReactNode[];
}

/** A band with dated events below a sentence that explains them; nothing without events. */
const Part = ({ title, note, look, children }: ListProps & { note: string; look: string }) =>
  children.length > 0 && (
    <Section>
      <BandTitle>{title}</BandTitle>
      <p className={quietClass}>{note}</p>
      <ol role="list" className={look}>
        {children}
      </ol>
    </Section>
  );

const List = ({ title, children }: ListProps) =>
  children.length > 0 && (
    <div className={stacks[2]}>
      <h2>{title}</h2>
      <ul role="list" className={stacks[1]}>
        {children}
      </ul>
    </div>
  );

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className={quietClass}>
    {writtenDay(day, useSite().lang)}
  </time>
);
