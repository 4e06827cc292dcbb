import { stringify } from 'yaml';
import { writtenNumber } from '../../content/money.ts';
import { slugOf } from '../../engine/text.ts';
import type { Answers } from './answers.ts';

/** The project sheet made of a form's answers. The check says what is wrong with them. */
export function initiativeFile(answers: Answers) {
  const slug = slugOf(answers.title) || 'projet';
  const lines = budgetOf(answers.budget);
  const total = lines.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const head = {
    title: oneLine(answers.title),
    description: oneLine(answers.description),
    slug,
    location: oneLine(answers.location),
    objective: oneLine(answers.objective),
    budget: total,
    collected: 0,
    status: 'En vote',
    theme: oneLine(answers.theme),
    icon: 'graine',
    budgetLines: lines,
  };
  const yaml = stringify(head, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  const budget = `Le budget total est de ${writtenNumber(total)} FCFA.\n\n<BudgetTable items={frontmatter.budgetLines} />`;
  const body = [
    section('', 'Le défi', plain(answers.challenge)),
    section(' tone="deep"', 'La solution', plain(answers.solution)),
    section(' tone="tint"', 'L’équipe', plain(answers.team)),
    section(' layout="wide"', 'Budget', budget),
    section(' tone="tint" layout="wide"', 'Soutenir ce projet', '<SupportPanel />'),
  ];
  return {
    path: `content/initiatives/${slug}.mdx`,
    text: `---\n${yaml}---\n\n${body.join('\n\n')}\n`,
  };
}

/**
 * The expenses of a budget, without its totals; a line in which no amount is found has none in the sheet either.
 * A dot or a space stands before three digits: `350000.00` is no amount a hundred times larger.
 */
function budgetOf(text: string): { item: string; amount?: number }[] {
  const lines = text.split('\n').map(oneLine).filter(Boolean);
  return lines
    .filter((line) => !/^[-*• ]*(sous-|budget )?total\b/i.test(line))
    .map((line) => {
      const [, item = line, digits] =
        /^(?:[-*•] ?)?(.*[^\s:：=–-]) ?[:：=–-] ?(\d+(?:[ .]\d{3})*) ?(?:F ?CFA|XAF|francs?)?$/i.exec(
          line,
        ) ?? [];
      return digits ? { item, amount: Number(digits.replace(/\D/g, '')) } : { item };
    });
}

/** One line, with French quotes. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/"([^"]*)"/g, '« $1 »')
    .trim();

/** Paragraphs of an answer, without titles: these would break the order of the sheet's. */
const plain = (text: string) =>
  text
    .replace(/^ {0,3}#+\s+/gm, '')
    .replace(/^ {0,3}(?:=+|--+)[ \t]*$/gm, '')
    .trim();

const section = (props: string, title: string, text: string) =>
  `<Section${props}>\n\n## ${title}\n\n${text}\n\n</Section>`;
