import type { Document } from '../../content/document.ts';
import { lineFix } from '../../values/fix.ts';
import { type Issue, issueAt } from '../../values/issue.ts';

const TURN = /[\u202a-\u202e\u2066-\u2069]/;
const TURNS = new RegExp(TURN, 'g');

/** Reports controls of text direction (bidirectional controls): visitors would see the text in another order than in the file. */
export function bidiControls({ file, text, bodyLine }: Document): Issue[] {
  if (!TURN.test(text)) return [];
  return text.split('\n').flatMap((line, at) => {
    const index = line.search(TURN);
    // The reader of the frontmatter checks its values.
    if (index < 0 || at + 1 < bodyLine) return [];
    const code = line.charCodeAt(index).toString(16).toUpperCase();
    return issueAt(
      file,
      { line: at + 1, column: index + 1 },
      {
        rule: 'texte-illisible',
        message: `Un signe invisible (U+${code}) retourne le sens de ce texte : on lirait autre chose que ce qui est écrit.`,
        hint: 'Retirez-le, ou retapez la ligne : il est venu avec ce qui a été copié.',
        fix: lineFix(text, at + 1, line.replace(TURNS, '')),
      },
    );
  });
}
