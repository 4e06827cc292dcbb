import type { Diagnosis, Issue } from '../../issue.ts';
import type { Context } from './context.ts';
import { issueIn, PARSED, type ProseLine } from './prose-lines.ts';

/** A pair of stars that Markdown left; three are another mark, and a backslash makes them a text. */
const MARK = /(?<![*\\])\*\*(?!\*)/g;
/** Not glued to the end of a word, as a call of note is: « Prix** ». */
const OPENING = /(?<![\p{L}\p{N}*\\.)%€])\*\*(?=[\p{L}«“"])/u;
/** A pair with a space inside it, or a word glued after it. */
const SPACED =
  /(?<![\p{L}\p{N}*\\.)%€])\*\*(?!\*|\s*\*)(?:\s[^*]*|[^*]*\s|[^*]+(?=\*\*[\p{L}\p{N}]))\*\*(?!\*)/u;
/** A star that was not parsed, beside one that was: `**mot*`. */
const UNEVEN = new RegExp(`(?<=${PARSED})\\*(?!\\*)|(?<![*\\\\])\\*(?=${PARSED})`);

/** Stars of a bold text that were not parsed: a space inside them, a word glued to them, or too few of them. */
export function unpairedBold(lines: readonly ProseLine[], context: Context): Issue[] {
  const counts = lines.map(({ unparsed }) => unparsed.match(MARK)?.length ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return lines.flatMap((line, index) => {
    const { source, unparsed } = line;
    const isPair = counts[index] === 2;
    const isOnly = counts[index] === 1 && all === 1;
    const found = (isPair ? SPACED : isOnly ? OPENING : UNEVEN).exec(unparsed);
    if (!found) return [];
    const at = found.index;
    const isStar = isPair || isOnly || source[at - 1] === '*' || source[at + 1] === '*';
    return isStar
      ? [issueIn(line, at, context, unpaired(isPair ? paired(source, found) : {}))]
      : [];
  });
}

const unpaired = (suggestion: Pick<Diagnosis, 'suggestion'>): Diagnosis => ({
  rule: 'mise-en-forme',
  severity: 'warning',
  message: 'Ces étoiles ne mettent rien en gras : elles seraient montrées.',
  hint: 'Pour du gras, écrivez deux étoiles avant et deux après, collées aux mots en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez',
  ...suggestion,
});

function paired(source: string, { 0: form, index }: RegExpExecArray) {
  const after = source.slice(index + form.length);
  const words = source.slice(index + 2, index + form.length - 2).trim();
  const space = /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return { suggestion: `${source.slice(0, index)}**${words}**${space}${after}`.trim() };
}
