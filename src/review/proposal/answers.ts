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

/** The answers in the text that GitHub makes of a form; undefined when it is no such form. */
export function answersOf(body: string): Answers | undefined {
  const parts = new Map(
    body
      .replace(/\r\n?/g, '\n')
      .split(/^### /m)
      .slice(1)
      .map((part) => {
        const [label = '', ...lines] = part.split('\n');
        const text = lines.join('\n').trim();
        return [label.trim(), text === '_No response_' ? '' : text] as const;
      }),
  );
  const entries = Object.entries(QUESTIONS).map(([key, label]) => [key, parts.get(label)] as const);
  return entries.every(([, answer]) => answer)
    ? (Object.fromEntries(entries) as Answers)
    : undefined;
}
