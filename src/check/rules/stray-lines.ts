import { keysAt } from '../../content/fields.ts';
import { type Issue, issueAt } from '../../content/issue.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { Part } from '../../content/part.ts';
import type { Checking } from '../checking.ts';

/** A key as frontmatter has it: French prose begins with a capital, and has a space before its colon. */
const KEY = /^\s*(?:-\s+)?([a-z]\w*):(?:\s|$)/;

/** Keys at the top of the text, one line too low: the page would show them as words. */
export const strayLines = ({ content }: Checking): Issue[] =>
  // A frontmatter with errors may end elsewhere than it seems.
  content.parts.flatMap((part) => (part.frontmatter ? strayIn(part) : []));

function strayIn({ file, kind, text, bodyLine, frontmatter }: Part): Issue | Issue[] {
  const lines = text.split('\n');
  const from = lines.findIndex((line, at) => at >= bodyLine - 1 && line.trim() !== '');
  const keys: string[] = [];
  for (let key = keyOf(lines[from]); key; key = keyOf(lines[from + keys.length])) keys.push(key);
  const [first] = keys;
  if (!first) return [];
  const { schema } = kinds[kind];
  const all = keysAt(schema, []);
  const isOwn = lines[from]?.startsWith(`${first}:`) && all.includes(first);
  const list = [...Object.keys(frontmatter ?? {}), ...all].find((one) => {
    const own = keysAt(schema, [one, 0]);
    return keys.every((key) => own.includes(key));
  });
  // One key alone may begin an item of a Markdown list.
  if (!isOwn && (!list || keys.length < 2)) return [];
  const [what, under] = isOwn ? ['Ce passage va', ''] : ['Ces lignes vont', `, sous « ${list}: »`];
  return issueAt(
    file,
    { line: from + 1, column: 1 },
    {
      rule: 'liste-sous-en-tete',
      message: `${what} au-dessus de la ligne « --- » (ligne ${bodyLine - 1})${under} : ici, le site montrerait « ${first}: » comme du texte.`,
      hint: 'Coupez et collez le tout juste au-dessus des trois tirets, avec autant d’espaces au début que les lignes voisines.',
    },
  );
}

const keyOf = (line = '') => KEY.exec(line)?.[1];
