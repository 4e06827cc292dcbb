import { slugOf } from '../../content/forms/slug.ts';
import { frenchNumber } from '../../content/money.ts';
import { THEMES } from '../../content/vocabulary.ts';
import type { Answers } from './answers.ts';
import { budgetOf } from './budget.ts';

/** A content file, ready to be put into the repository. */
export interface ReadyFile {
  path: string;
  text: string;
  /** Lines of the budget in which no amount was found: the total is without them. */
  unread: string[];
}

/** A drawing that suits each theme, in their order. */
const ICONS = ['livre', 'sante', 'formation', 'ville', 'graine', 'coeur'] as const;

/** The project sheet that somebody's answers make: what they wrote, and the blocks of every sheet. */
export function initiativeFile(answers: Answers): ReadyFile {
  const slug = slugOf(answers.title) || 'projet';
  const { lines, unread } = budgetOf(answers.budget);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const themes: readonly string[] = THEMES;
  const head = [
    `title: ${quoted(answers.title)}`,
    `description: ${quoted(answers.description)}`,
    `slug: ${quoted(slug)}`,
    `location: ${quoted(answers.location)}`,
    `objective: ${quoted(answers.objective)}`,
    `budget: ${total}`,
    'collected: 0',
    'status: En vote',
    // The form offers the themes of the site: of one that was written by hand the check says what is meant.
    `theme: ${quoted(answers.theme)}`,
    `icon: ${ICONS[Math.max(0, themes.indexOf(answers.theme))]}`,
    ...(lines.length > 0 ? ['budgetLines:'] : []),
    ...lines.flatMap(({ item, amount }) => [`  - item: ${quoted(item)}`, `    amount: ${amount}`]),
  ];
  const budget =
    lines.length > 0
      ? `Le budget total est de ${frenchNumber(total)} FCFA.\n\n<BudgetTable items={frontmatter.budgetLines} />`
      : 'Le budget détaillé sera ajouté prochainement.';
  const body = [
    section('', 'Le défi', plain(answers.challenge)),
    section(' tone="deep"', 'La solution', plain(answers.solution)),
    section(' tone="tint"', 'L’équipe', plain(answers.team)),
    section(' layout="wide"', 'Budget', budget),
    section(' tone="tint" layout="wide"', 'Soutenir ce projet', '<SupportPanel />'),
  ];
  return {
    path: `content/initiatives/${slug}.mdx`,
    text: `---\n${head.join('\n')}\n---\n\n${body.join('\n\n')}\n`,
    unread,
  };
}

/** One line between straight quotes; what would end or escape them is written otherwise. */
const quoted = (text: string) =>
  `"${text
    .replace(/\s+/g, ' ')
    .replace(/\\/g, '/')
    .replace(/"([^"]*)"/g, '« $1 »')
    .replace(/"/g, '’')
    .trim()}"`;

/** Somebody's paragraphs: their own titles would break the order of the sheet's. */
const plain = (text: string) =>
  text
    .replace(/^ {0,3}#+\s+/gm, '')
    .replace(/^ {0,3}(?:=+|--+)[ \t]*$/gm, '')
    .trim();

const section = (props: string, title: string, text: string) =>
  `<Section${props}>\n\n## ${title}\n\n${text}\n\n</Section>`;
