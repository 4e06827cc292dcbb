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
 * The answers in the text that GitHub makes of a form; undefined when it is no such form, as `proposition.yml`
 * decides too. GitHub's button for titles writes `### ` as well: such a title belongs to its answer.
 */
export function answersOf(body: string): Answers | undefined {
  const labels = new Set<string>([...Object.values(QUESTIONS), CHARTER]);
  const parts = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of body.split(/\r\n?|\n/)) {
    const label = /^### (.*)$/.exec(line)?.[1]?.trim() ?? '';
    if (labels.has(label) && !parts.has(label)) {
      lines = [];
      parts.set(label, lines);
    } else lines.push(line);
  }
  if (!parts.has(QUESTIONS.budget)) return undefined;
  const answers = Object.entries(QUESTIONS).map(([key, label]) => [
    key,
    (parts.get(label) ?? [])
      .join('\n')
      .trim()
      .replace(/^_No response_$/, ''),
  ]);
  return Object.fromEntries(answers) as Answers;
}
