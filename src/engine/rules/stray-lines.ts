import type { Document } from '../document.ts';
import { type Issue, issueAt } from '../issue.ts';
import { keysAt } from '../values/fields.ts';

/** A key as frontmatter has it: French prose begins with a capital, and has a space before its colon. */
const KEY = /^\s*(?:-\s+)?([a-z]\w*):(?:\s|$)/;

/** Keys at the top of the text, one line too low: the page would show them as words. */
export function strayLines({ kind, schema, file, text, bodyLine, frontmatter }: Document): Issue[] {
  const lines = `${text}\n`.split('\n');
  const from = lines.findIndex((line, at) => at >= bodyLine - 1 && line.trim() !== '');
  const end = lines.findIndex((line, at) => at >= from && !KEY.test(line));
  const keys = lines.slice(from, end).map((line) => KEY.exec(line)?.[1] ?? '');
  const [first] = keys;
  // A frontmatter with errors may end elsewhere than it seems.
  if (!kind || !first || !frontmatter) return [];
  const isOwn = lines[from]?.startsWith(`${first}:`) && keysAt(schema, []).includes(first);
  const list = [...Object.keys(frontmatter), ...keysAt(schema, [])].find((one) => {
    const own = keysAt(schema, [one, 0]);
    return keys.every((key) => own.includes(key));
  });
  // One key alone may begin an item of a Markdown list.
  if (!isOwn && (!list || keys.length < 2)) return [];
  const where = `au-dessus de la ligne « --- » (ligne ${bodyLine - 1})${isOwn ? '' : `, sous « ${list}: »`}`;
  const place = { line: from + 1, column: 1 };
  return [
    issueAt(file, place, {
      rule: 'liste-sous-en-tete',
      message: `Ce passage va ${where} : ici, le site montrerait « ${first}: » comme du texte.`,
      hint: 'Coupez-le et collez-le juste au-dessus des trois tirets, avec autant d’espaces au début que les lignes voisines.',
    }),
  ];
}
