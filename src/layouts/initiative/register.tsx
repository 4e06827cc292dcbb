import type { ReactNode } from 'react';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { writtenDay } from '../../content/days.ts';
import { filled } from '../../content/languages.ts';
import { newsDay, newsId, sheetOf } from '../../content/news.ts';
import { silentSince } from '../../content/register.ts';
import type { LayoutProps } from '../layout-props.ts';
import { Money } from './money.tsx';
import * as styles from './register.css.ts';

/** What a project sheet says as a public register, each part only where there is something (contract section 9). */
export function Register({ entry }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words, news: all, listPage = 1 } = useSite();
  const { frontmatter } = entry;
  const news = all.filter((one) => sheetOf(one.entry) === entry.slug).toReversed();
  const days = news.map((one) => newsDay(one.entry));
  const silent = silentSince(frontmatter, days, manifest.today);
  const changes = manifest.changes[entry.path] ?? [];
  const { history = [], needs = [], team = [] } = frontmatter;
  const said = words.register;
  return (
    <>
      {listPage === 1 && (
        <>
          <Part title={said.history} items={history} tone="deep">
            {(lines) => (
              <ol role="list" className={styles.trail}>
                {lines.map(({ date, status, reason }) => (
                  <li key={date + status}>
                    <Day day={date} />
                    <strong>{status}</strong>
                    <span>{reason}</span>
                  </li>
                ))}
              </ol>
            )}
          </Part>
          <Part title={said.team} items={team}>
            {(members) => (
              <dl className={styles.pairs}>
                {members.map(({ name, role }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{role}</dd>
                  </div>
                ))}
              </dl>
            )}
          </Part>
          <Part title={said.needs} items={needs}>
            {(lines) => (
              <ul role="list" className={styles.pairs}>
                {lines.map(({ what, status }) => (
                  <li key={what}>
                    {what} <span className={styles.state[status]}>{status}</span>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </>
      )}
      <Money sheet={frontmatter} route={entry.route} />
      {listPage === 1 && (
        <>
          <Part
            title={said.news}
            items={news}
            tone="tint"
            note={silent && said.noNews}
            day={silent}
          >
            {(texts) =>
              texts.map(({ entry: { path, title }, text }) => (
                <article key={path} id={newsId({ path })} className={styles.news}>
                  <h3>{title}</h3>
                  <p>
                    <Day day={newsDay({ path })} />
                  </p>
                  {text}
                </article>
              ))
            }
          </Part>
          <Part title={said.changes} items={changes}>
            {(lines) => (
              <ol role="list" className={styles.trail}>
                {lines.map(({ day, title }) => (
                  <li key={day + title}>
                    <Day day={day} />
                    <span>{title}</span>
                  </li>
                ))}
              </ol>
            )}
          </Part>
        </>
      )}
    </>
  );
}

interface PartProps<T> {
  title: string;
  items: readonly T[];
  tone?: 'plain' | 'deep' | 'tint';
  /** A neutral line about a day; it shows where the part has no items, too. */
  note?: string | undefined;
  day?: string | undefined;
  children: (items: readonly T[]) => ReactNode;
}

function Part<T>({ title, items, tone = 'plain', note, day = '', children }: PartProps<T>) {
  const { lang } = useSite();
  if (items.length === 0 && !note) return null;
  return (
    <Section tone={tone}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{filled(note, { day: writtenDay(day, lang) })}</p>}
      {items.length > 0 && children(items)}
    </Section>
  );
}

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className={styles.day}>
    {writtenDay(day, useSite().lang)}
  </time>
);
