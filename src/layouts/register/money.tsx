import { unwrapped } from '../../blocks/register/account.css.ts';
import { MONEY_ANCHOR } from '../../blocks/register/account.tsx';
import { Proof } from '../../blocks/register/proof.tsx';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { labelOfMovement, type Movement, newestFirst } from '../../model/register/movements.ts';
import type { Sheet } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { fcfa, sumOf } from '../../site/money.ts';
import { DataTable } from '../../ui/table/table.tsx';

/** Tables of an initiative's receipts and expenses, newest first; null without any. */
export function Money({ receipts = [], expenses = [] }: Pick<Sheet, 'receipts' | 'expenses'>) {
  const { words } = useSite();
  const text = words.register;
  if (receipts.length + expenses.length === 0) return null;
  const left = receipts.length > 0 ? sumOf(receipts) - sumOf(expenses) : undefined;
  const isSpent = expenses.length > 0;
  return (
    <Section id={MONEY_ANCHOR} tone="tint">
      <BandTitle>{text.money}</BandTitle>
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
  children: readonly Movement[];
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
        rows={newestFirst(lines).map((line) => [
          <span key={line.date} className={unwrapped}>
            {writtenDay(line.date, lang)}
          </span>,
          <bdi key={line.amount}>{labelOfMovement(line)}</bdi>,
          fcfa(line.amount, lang),
          <Proof key={line.proof} {...line} withDigest />,
        ])}
        amounts={[2]}
        total={[total, fcfa(sumOf(lines), lang)]}
        note={left !== undefined && filled(sentence, { amount: fcfa(left, lang) })}
      />
    </>
  );
}
