import type { ReactNode } from 'react';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { writtenDay } from '../../content/days.ts';
import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { filled } from '../../content/languages.ts';
import { fcfa } from '../../content/money.ts';
import { newsDay, newsId, sheetOf } from '../../content/news.ts';
import {
  lineRoute,
  linesOnPage,
  type RegisterLine,
  registerPages,
  silentSince,
  sumOf,
} from '../../content/register.ts';
import { Link } from '../../ui/link/link.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import type { LayoutProps } from '../layout-props.ts';
import * as styles from './register.css.ts';

type Sheet = FrontmatterOf<'initiative'>;

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

/** Receipts and expenses line by line, the newest first; beyond a page they go on on the following ones. */
function Money({ sheet, route }: { sheet: Sheet; route: string }) {
  const { words, lang, listPage = 1 } = useSite();
  const { receipts = [], expenses = [] } = sheet;
  const said = words.register;
  if (receipts.length + expenses.length === 0) return null;
  const pages = registerPages(sheet);
  const left = sumOf(receipts) - sumOf(expenses);
  return (
    <Section tone="tint" layout="wide">
      <h2>{said.money}</h2>
      <Lines
        {...{ title: said.receipts, column: said.from, total: said.received, lines: receipts }}
        nameOf={({ from }) => from}
      />
      <Lines
        {...{ title: said.expenses, column: said.item, total: said.spent, lines: expenses }}
        nameOf={({ item }) => item}
      />
      {receipts.length > 0 && <p>{filled(said.left, { amount: fcfa(left, lang) })}</p>}
      {pages > 1 && (
        <p className={styles.pages}>
          {listPage > 1 && <Link href={lineRoute(route, listPage - 1)}>← {said.newer}</Link>}
          <span>{filled(said.page, { page: listPage, pages })}</span>
          {listPage < pages && <Link href={lineRoute(route, listPage + 1)}>{said.older} →</Link>}
        </p>
      )}
    </Section>
  );
}

interface LinesProps<T extends RegisterLine> {
  title: string;
  column: string;
  total: string;
  lines: readonly T[];
  nameOf(line: T): string;
}

function Lines<T extends RegisterLine>({ title, column, total, lines, nameOf }: LinesProps<T>) {
  const { words, lang, listPage = 1 } = useSite();
  const { day, amount, proof } = words.register;
  const shown = linesOnPage(lines, listPage);
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <DataTable
        label={title}
        className={styles.lines}
        columns={[day, column, amount, proof]}
        total={[total, fcfa(sumOf(lines), lang), '']}
      >
        {shown.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a register may be the same
          <tr key={at}>
            <td>{writtenDay(line.date, lang)}</td>
            <td>{nameOf(line)}</td>
            <td>{fcfa(line.amount, lang)}</td>
            <td>
              <Proof {...line} />
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

/** The proof of a line, or the day it is promised for: after it, in neutral words, since when it is awaited. */
function Proof({ proof, due = '' }: Pick<RegisterLine, 'proof' | 'due'>) {
  const { manifest, words, lang } = useSite();
  const { seeProof, promised, late } = words.register;
  const picture = proof === undefined ? undefined : manifest.pictures[proof];
  if (proof) return <Link href={picture?.src ?? proof}>{seeProof}</Link>;
  return filled(due < manifest.today ? late : promised, { day: writtenDay(due, lang) });
}
