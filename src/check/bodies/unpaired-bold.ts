import type { Emphasis, Strong } from 'mdast';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import type { Context } from './context.ts';
import { issueIn, PARSED, type ProseLine } from './prose-lines.ts';

/** Two stars that are not escaped, and not part of `***` (bold italic). */
const MARK = /(?<![*\\])\*\*(?!\*)/g;
/** Two stars before a word: `**Prix`. Not after a word: `Prix**` refers to a footnote. */
const OPENING = /(?<![\p{L}\p{N}*\\.)%€])\*\*(?=[\p{L}«“"])/u;
/** Stars with no word directly before them: after a word, a star refers to a footnote (`Prix*`) or multiplies (`2*3`). */
const FREE = String.raw`(?<![\p{L}\p{N}*_\\.)%€])`;
/** Stars that Markdown shows: a space inside (`** mot **`), a word directly after (`**Prix :**lisez`), or part of them paired elsewhere. */
const FAILED = new RegExp(
  [
    String.raw`${FREE}\*\*(?!\*|\s*\*)(?:\s[^*]*|[^*]*\s|[^*]+(?=\*\*[\p{L}\p{N}]))\*\*(?!\*)`,
    String.raw`${FREE}(\*|__|_)(?=[^\s*_])[^*_${PARSED}]*[^\s*_${PARSED}]\1(?=[\p{L}\p{N}])`,
    String.raw`${FREE}\*\*(?=[^\s*])[^*${PARSED}]*[^\s*${PARSED}]${PARSED}{2}(?=[\p{L}\p{N}])`,
    String.raw`(?<!${PARSED})${PARSED}{2}(?=[^\s${PARSED}])[^${PARSED}]*[^\p{L}\p{N}\s${PARSED}]${PARSED}{2}(?=[\p{L}\p{N}])`,
  ].join('|'),
  'u',
);
/** A star that remains next to a parsed star: `**mot*`. */
const UNEVEN = new RegExp(`(?<=${PARSED})\\*(?!\\*)|(?<![*\\\\])\\*(?=${PARSED})`);

/** Reports stars and underscores that format nothing, so that visitors would see them: `** mot **`, `**mot*`. */
export function unpairedBold(lines: readonly ProseLine[], context: Context): Issue[] {
  const counts = lines.map(({ unparsed }) => unparsed.match(MARK)?.length ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return lines.flatMap((line, index) => {
    const { source, unparsed } = line;
    const failed = FAILED.exec(unparsed);
    if (failed) return [issueIn(line, failed.index, context, unpaired(failed, source))];
    const isOnly = counts[index] === 1 && all === 1;
    const found = (isOnly ? OPENING : UNEVEN).exec(unparsed);
    if (!found) return [];
    const at = found.index;
    const isStar = isOnly || source[at - 1] === '*' || source[at + 1] === '*';
    return isStar ? [issueIn(line, at, context, STARS)] : [];
  });
}

/** Diagnosis of stars that Markdown reads otherwise than the editor meant: `**a* b*` as italics, the product `2*3*4` as italics. */
export function misreadStars(node: Emphasis | Strong, { lines }: Context): Diagnosis | undefined {
  const { start, end } = node.position ?? {};
  const [first] = node.children;
  if (!start || !end) return undefined;
  const inner = first?.type === 'emphasis' ? first.position?.start.column : undefined;
  if (node.type === 'emphasis' && inner === start.column + 1) return CROSSED;
  const around = `${lines[start.line - 1]?.[start.column - 2]} ${lines[end.line - 1]?.[end.column - 1]}`;
  return /^\d \d$/.test(around) ? PRODUCT : undefined;
}

const STARS: Diagnosis = {
  rule: 'mise-en-forme',
  severity: 'warning',
  message: 'Ces étoiles ne mettent rien en gras : elles seraient montrées.',
  hint: 'Pour du gras, écrivez deux étoiles avant et deux après, collées aux mots en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez',
};

const CROSSED: Diagnosis = {
  ...STARS,
  message: 'Ces étoiles se croisent : elles ne mettraient rien en gras.',
  hint: 'Fermez en premier ce que vous avez ouvert en dernier. Exemple : **du gras, *et de l’italique dedans***',
};

const PRODUCT: Diagnosis = {
  ...STARS,
  message:
    'Entre des chiffres, ces étoiles ne seraient pas montrées : elles mettraient en italique ou en gras.',
  hint: 'Pour multiplier, écrivez « × » : 2 × 3.',
};

const OTHERS: Diagnosis = {
  ...STARS,
  message: 'Ces signes ne mettent rien en forme : ils seraient montrés.',
  hint: 'Pour de l’italique, écrivez une étoile avant et une après, collées aux mots, et laissez l’espace au-dehors. Exemple : *Attention :* lisez',
};

/** Words in stars or underscores, with or without spaces inside: `** mot **`. */
const PAIR = new RegExp(String.raw`${FREE}(\*\*|__|\*|_)(?![*_])\s*([^*_]+?)\s*\1(?![*_])`, 'gu');

/** The suggestion is the rest of the line with corrected spaces: `** mot **` -> `**mot**`. */
function unpaired({ index }: RegExpExecArray, source: string): Diagnosis {
  const rest = source.slice(index);
  const mended = rest.replace(PAIR, (whole, mark: string, words: string, at: number) => {
    const next = rest.slice(at + whole.length);
    return `${mark}${words}${mark}${/^[\p{L}\p{N}]/u.test(next) ? ' ' : ''}`;
  });
  return { ...(rest.startsWith('**') ? STARS : OTHERS), suggestion: mended.trim() };
}
