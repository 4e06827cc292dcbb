interface Expense {
  item: string;
  amount: number;
}

/** The expenses of a budget, and the lines that are none. A line for the total beside them would count all twice. */
export function budgetOf(text: string): { lines: Expense[]; unread: string[] } {
  const written = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const found = written.filter((line) => line !== '').map((line) => expenseOf(line) ?? line);
  const all = found.filter((one) => typeof one !== 'string');
  const parts = all.filter(({ item }) => !/\btotal\b/i.test(item));
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const isTotal = ({ item, amount }: Expense) =>
    /^(sous-)?total\b/i.test(item) || (/\btotal\b/i.test(item) && amount === sum);
  const lines = all.filter((expense) => !isTotal(expense));
  return {
    lines: lines.length > 0 ? lines : all,
    unread: found.filter((one) => typeof one === 'string'),
  };
}

/**
 * `Clôture : 600 000 FCFA`; undefined for any other line. Anybody may write it: no long run of blanks comes here.
 * A dot or a space stands before three digits: `350000.00` is no amount a hundred times larger, and what follows
 * a colon with a minus is no expense.
 */
function expenseOf(line: string): Expense | undefined {
  const found = /^(?:[-*•] ?)?(.+?) ?[:：=–-] ?(\d+(?:[ .]\d{3})*) ?(?:F ?CFA|XAF|francs?)?$/i.exec(
    line,
  );
  const [, item = '', digits = ''] = found ?? [];
  const amount = Number(digits.replace(/\D/g, ''));
  return amount > 0 && !/[:：=]$/.test(item) ? { item, amount } : undefined;
}
