import { unwrapped } from '../../blocks/register/account.css.ts';
import { MONEY_ANCHOR } from '../../blocks/register/account.tsx';
import { Proof } from '../../blocks/register/proof.tsx';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import {
  labelOfMovement,
  type Movement,
  newestFirst,
  type Sheet,
} from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { fcfa, sumOf } from '../../site/money.ts';
import { DataTable } from '../../ui/table/table.tsx';

/** Tables of an initiative's receipts and expenses, newest first; null without any. */
export function Money({ status, receipts = [], expenses = [] }: Sheet) {
  const { words, lang } = useSite();
  const text = words.register;
  if (receipts.length + expenses.length === 0) return null;
  const left = receipts.length > 0 ? sumOf(receipts) - sumOf(expenses) : undefined;
  const isSpent = expenses.length > 0;
  const sentence = status === 'Terminé' ? text.leftOver : text.left;
  const note = left === undefined ? undefined : filled(sentence, { amount: fcfa(left, lang) });
  return (
    <Section id={MONEY_ANCHOR} tone="tint">
      <BandTitle>{text.money}</BandTitle>
      <Lines
        title={text.receipts}
        column={text.from}
        total={text.received}
        note={isSpent ? undefined : note}
      >
        {receipts.map(({ from, ...line }) => ({ ...line, name: from }))}
      </Lines>
      <Lines title={text.expenses} column={text.item} total={text.spent} note={note}>
        {expenses.map(({ item, ...line }) => ({ ...line, name: item }))}
      </Lines>
    </Section>
  );
}

interface LinesProps {
  title: string;
  column: string;
  total: string;
  /** What is left of the money, below the total. */
  note: string | undefined;
  children: readonly Movement[];
}

function Lines({ title, column, total, note, children: lines }: LinesProps) {
  const { words, lang } = useSite();
  const { day, amount, proof } = words.register;
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
          line.proof || line.due ? <Proof key={line.date} {...line} withDigest /> : null,
        ])}
        amounts={[2]}
        total={[total, fcfa(sumOf(lines), lang)]}
        note={note}
      />
    </>
  );
}
