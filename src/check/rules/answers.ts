import { type Document, specOf } from '../../content/document.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';

/** Reports questions of the FAQ without an answer. */
export const answers = (document: Document): Issue[] => {
  const { frontmatter, hasBody, file, bodyLine } = document;
  return specOf(document)?.isAnswer && frontmatter && !hasBody
    ? [issueAt(file, { line: bodyLine - 1, column: 1 }, UNANSWERED)]
    : [];
};

const UNANSWERED: Diagnosis = {
  rule: 'faq-reponse',
  message: 'Cette question n’a pas encore de réponse.',
  hint: 'Écrivez-la dans le texte.',
};
