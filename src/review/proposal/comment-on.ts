import { answersOf, isForm, unanswered } from './answers.ts';
import { askForAnswers } from './ask-again.ts';
import { initiativeFile } from './initiative-file.ts';
import { proposalComment } from './proposal-comment.ts';

/** What the comment needs to know of the site: its repository, and whether it has a file (a path from the root). */
export interface Site {
  repository: string;
  has: (path: string) => boolean;
}

/** The comment that answers the text of an issue: a project sheet, or what it still lacks; undefined when the text is no form. */
export function commentOn(body: string, { repository, has }: Site): string | undefined {
  const answers = answersOf(body);
  if (!answers) return isForm(body) ? askForAnswers(unanswered(body)) : undefined;
  const file = initiativeFile(answers);
  return proposalComment(file, { repository, taken: has(file.path) });
}
