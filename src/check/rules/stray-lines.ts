import { linesWithoutCode } from '../../content/body-facts.ts';
import type { Document } from '../../content/document.ts';
import { keysAt } from '../../content/schema/schema-fields.ts';
import { type Issue, issueAt } from '../../values/issue.ts';

/** A line of frontmatter: `title: …`. French prose does not match: `Titre : …` has a capital, and a space before the colon. */
const KEY = /^\s*(?:-\s+)?([a-z]\w*):(?:\s|$)/;

/** Reports frontmatter lines in the body, which would be shown as text. */
export function strayLines(document: Document): Issue[] {
  const { kind, text, bodyLine, frontmatter } = document;
  // Invalid frontmatter may really end on a later line, so these lines may be part of it.
  if (!kind || !frontmatter) return [];
  const lines = linesWithoutCode(text, document.facts);
  const top = lines.findIndex((line, at) => at >= bodyLine - 1 && line.trim() !== '');
  return keyRuns(lines, bodyLine - 1).flatMap(({ from, keys }) => {
    const where = destinationOf(document, {
      keys,
      isOwn: from === top && /^[a-z]/.test(lines[from] ?? ''),
    });
    if (where === undefined) return [];
    return issueAt(document.file, { line: from + 1, column: 1 }, strayed(keys[0] ?? '', where));
  });
}

/** Groups of successive lines `key: …`. */
function keyRuns(lines: readonly string[], start: number) {
  const runs: { from: number; to: number; keys: string[] }[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const key = KEY.exec(line)?.[1];
    const last = runs.at(-1);
    if (key === undefined) continue;
    if (last?.to === at - 1) Object.assign(last, { to: at, keys: [...last.keys, key] });
    else runs.push({ from: at, to: at, keys: [key] });
  }
  return runs;
}

/** French description of where the lines belong; undefined when the frontmatter has neither such a key nor a list with these keys. */
function destinationOf(
  { schema, frontmatter, bodyLine }: Document,
  { keys, isOwn }: { keys: readonly string[]; isOwn: boolean },
): string | undefined {
  const above = `au-dessus de la ligne « --- » (ligne ${bodyLine - 1})`;
  const own = keysAt(schema, []);
  if (isOwn && own.includes(keys[0] ?? '')) return above;
  const list = [...Object.keys(frontmatter ?? {}), ...own].find((one) => {
    const known = keysAt(schema, [one, 0]);
    return keys.every((key) => known.includes(key));
  });
  // A single line `- key: …` may be an item of a Markdown list.
  return list !== undefined && keys.length > 1 ? `${above}, sous « ${list}: »` : undefined;
}

const strayed = (first: string, where: string) => ({
  rule: 'liste-sous-en-tete',
  message: `Ce passage va ${where} : ici, le site montrerait « ${first}: » comme du texte.`,
  hint: 'Coupez-le et collez-le juste au-dessus des trois tirets, avec autant d’espaces au début que les lignes voisines.',
});
