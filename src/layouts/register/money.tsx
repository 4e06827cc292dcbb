import { MONEY_ANCHOR } from '../../blocks/register/account.tsx';
import { Proof } from '../../blocks/register/movements.tsx';
import { useRenderContext } from '../../blocks/render-context.ts';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
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
  const { words, lang } = useRenderContext();
  const text = words.register;
  if (receipts.length + expenses.length === 0) return null;
  const left = status === 'Terminé' ? text.leftOver : text.left;
  const amount = fcfa(sumOf(receipts) - sumOf(expenses), lang);
  return (
    <Section id={MONEY_ANCHOR} tone="tint">
      <BandTitle>{text.money}</BandTitle>
      <Lines title={text.receipts} column={text.from} total={text.received}>
        {receipts.map(({ from, ...line }) => ({ ...line, name: from }))}
      </Lines>
      <Lines title={text.expenses} column={text.item} total={text.spent}>
        {expenses.map(({ item, ...line }) => ({ ...line, name: item }))}
      </Lines>
      {receipts.length > 0 && <p>{filled(left, { amount })}</p>}
    </Section>
  );
}

interface LinesProps {
  title: string;
  column: string;
  total: string;
  children: readonly Movement[];
}

function Lines({ title, column, total, children: lines }: LinesProps) {
  const { words, lang } = useRenderContext();
  const { day, amount, proof } = words.register;
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <DataTable
        label={title}
        columns={[day, column, amount, proof]}
        rows={newestFirst(lines).map((line) => [
          <time key={line.date} dateTime={line.date}>
            {writtenDay(line.date, lang)}
          </time>,
          <bdi key={line.amount}>{labelOfMovement(line)}</bdi>,
          fcfa(line.amount, lang),
          line.proof || line.due ? <Proof key={line.date} {...line} withDigest /> : null,
        ])}
        amounts={[2]}
        total={[total, fcfa(sumOf(lines), lang)]}
      />
    </>
  );
}
