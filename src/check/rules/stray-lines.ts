import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { FENCE } from '../../values/text.ts';

/** A line of frontmatter: `title: …`. French prose does not match: `Titre : …` has a capital, and a space before the colon. */
const KEY = /^\s*(?:-\s+)?([a-z]\w*):(?:\s|$)/;

/** Reports frontmatter lines in the body, which would be shown as text. */
export function strayLines({ file, kind, text, bodyLine, frontmatter, schema, facts }: Document) {
  // Invalid frontmatter may really end on a later line, so these lines may be part of it.
  if (!kind || !frontmatter) return [];
  const above = `au-dessus de la ligne « --- » (ligne ${bodyLine - 1})`;
  const own = keysAt(schema, []);
  const lines = linesWithoutCode(text, facts).slice(bodyLine - 1);
  // A second frontmatter may begin with dashes.
  const top = lines.findIndex((line) => line.trim() !== '' && !FENCE.test(line));
  return lines.flatMap((line, at): Issue[] => {
    const keys = keysFrom(lines, at);
    const [first = ''] = keys;
    const isOwn = at === top && line.startsWith(first) && own.includes(first);
    // A single line `- key: …` may be an item of a Markdown list.
    const list =
      keys.length > 1 ? own.find((one) => holds(keysAt(schema, [one, 0]), keys)) : undefined;
    if (keys.length === 0 || (!isOwn && list === undefined)) return [];
    const where = isOwn ? above : `${above}, sous « ${list}: »`;
    return [issueAt(file, { line: bodyLine + at, column: 1 }, strayed(first, where))];
  });
}

/** The keys of successive lines `key: …` that begin at a line; none if the line above has one too. */
function keysFrom(lines: readonly string[], at: number): string[] {
  const keyOf = (line = '') => KEY.exec(line)?.[1];
  if (keyOf(lines[at - 1]) !== undefined) return [];
  const keys: string[] = [];
  for (let line = at; line < lines.length; line++) {
    const key = keyOf(lines[line]);
    if (key === undefined) break;
    keys.push(key);
  }
  return keys;
}

const holds = (known: readonly string[], keys: readonly string[]) =>
  keys.every((key) => known.includes(key));

const strayed = (first: string, where: string) => ({
  rule: 'liste-sous-en-tete',
  message: `Ce passage va ${where} : ici, le site montrerait « ${first}: » comme du texte.`,
  hint: 'Coupez-le et collez-le juste au-dessus des trois tirets, avec autant d’espaces au début que les lignes voisines.',
});
