import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import type { RegisterLine, Sheet } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { fcfa, sumOf } from '../../site/money.ts';
import { Link } from '../../ui/link/link.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import * as styles from './register.css.ts';

/** Tables of an initiative's receipts and expenses, newest first; null without any. */
export function Money({ receipts = [], expenses = [] }: Pick<Sheet, 'receipts' | 'expenses'>) {
  const { words } = useSite();
  const text = words.register;
  if (receipts.length + expenses.length === 0) return null;
  const left = receipts.length > 0 ? sumOf(receipts) - sumOf(expenses) : undefined;
  const isSpent = expenses.length > 0;
  return (
    <Section tone="tint" layout="wide">
      <h2>{text.money}</h2>
      <Lines
        title={text.receipts}
        column={text.from}
        total={text.received}
        left={isSpent ? undefined : left}
      >
        {receipts.map(({ from, ...line }) => ({ ...line, name: from }))}
      </Lines>
      <Lines title={text.expenses} column={text.item} total={text.spent} left={left}>
        {expenses.map(({ item, ...line }) => ({ ...line, name: item }))}
      </Lines>
    </Section>
  );
}

interface LinesProps {
  title: string;
  column: string;
  total: string;
  /** Money that is not spent yet, in FCFA; below the total. */
  left: number | undefined;
  children: readonly (RegisterLine & { name: string; reason?: string | undefined })[];
}

function Lines({ title, column, total, left, children: lines }: LinesProps) {
  const { words, lang } = useSite();
  const { day, amount, proof, left: sentence } = words.register;
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <DataTable
        label={title}
        columns={[day, column, amount, proof]}
        rows={lines
          .toReversed()
          .toSorted((a, b) => b.date.localeCompare(a.date))
          .map((line) => [
            writtenDay(line.date, lang),
            // What the line says, and why it takes back another.
            <bdi key={line.amount}>
              {line.reason ? `${line.name} (${line.reason})` : line.name}
            </bdi>,
            fcfa(line.amount, lang),
            <Proof key={line.date} {...line} />,
          ])}
        amounts={[2]}
        total={[total, fcfa(sumOf(lines), lang)]}
        note={left !== undefined && filled(sentence, { amount: fcfa(left, lang) })}
      />
    </>
  );
}

/** A link to the proof (such as a photo of a receipt), or, without one, the day `due` by which it is or was promised. */
export function Proof({ proof, due = '' }: Pick<RegisterLine, 'proof' | 'due'>) {
  const { manifest, words, lang } = useSite();
  const { seeProof, verify, promised, late } = words.register;
  const picture = proof === undefined ? undefined : manifest.pictures[proof];
  if (proof)
    return (
      <>
        <Link href={picture?.src ?? proof}>{seeProof}</Link>
        {picture?.sha256 && (
          <details className={styles.digest}>
            <summary>{verify}</summary> SHA-256 {picture.sha256}
          </details>
        )}
      </>
    );
  return filled(due < manifest.today ? late : promised, { day: writtenDay(due, lang) });
}
