/** What the form asks beside these; it is no part of the sheet. */
const CHARTER = 'La charte';

/** The labels of `.github/ISSUE_TEMPLATE/proposer-un-projet.yml`, by what they ask. */
export const QUESTIONS = {
  title: 'Le nom du projet',
  description: 'Le projet en une ou deux phrases',
  location: 'Où se passe-t-il ?',
  objective: 'Son but, en une phrase',
  theme: 'Son thème',
  budget: 'Le budget, une dépense par ligne',
  challenge: 'Le défi',
  solution: 'La solution',
  team: 'L’équipe',
} as const;

export type Answers = Record<keyof typeof QUESTIONS, string>;

/**
 * The answers in the text that GitHub makes of a form, and the questions that have none: emptied by hand later,
 * since GitHub sends no such form. Undefined when it is no such form: the same question decides in
 * `proposition.yml`.
 */
export function answersOf(body: string): { answers: Answers; missing: string[] } | undefined {
  const parts = partsOf(body);
  if (!parts.has(QUESTIONS.budget)) return undefined;
  const entries = Object.entries(QUESTIONS).map(([key, label]) => [key, parts.get(label) ?? '']);
  const answers = Object.fromEntries(entries) as Answers;
  return { answers, missing: Object.values(QUESTIONS).filter((label) => !parts.get(label)) };
}

/** Each label with what stands below it. GitHub's button for titles writes `### ` too: such a title belongs to its answer. */
function partsOf(text: string): Map<string, string> {
  const labels = new Set<string>([...Object.values(QUESTIONS), CHARTER]);
  const parts = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const label = /^### (.*)$/.exec(line)?.[1]?.trim() ?? '';
    if (labels.has(label) && !parts.has(label)) {
      lines = [];
      parts.set(label, lines);
    } else lines.push(line);
  }
  return new Map([...parts].map(([label, own]) => [label, answer(own.join('\n').trim())]));
}

const answer = (text: string) => (text === '_No response_' ? '' : text);
