import type { Nodes } from 'mdast';
import { doubtful, type Fault, short } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, unreadLines } from './lines-of.ts';

const WITHOUT = 'Écrivez la ligne sans ces signes';

interface Sign {
  sign: RegExp;
  hint: string;
  /** Only at the beginning of a line. */
  isFirst?: true;
}

/** Signs that mean something to other tools and nothing here, and what to do instead. */
const SIGNS: readonly Sign[] = [
  // The sources of an assistant.
  { sign: /【[^】\n]{1,60}】/gu, hint: WITHOUT },
  { sign: /:contentReference\[[^\]\n]{0,60}\](?:\{[^{}\n]{0,60}\})?/g, hint: WITHOUT },
  // Attributes: sizes, targets, classes and anchors.
  {
    sign: /(?<!contentReference\[[^\]\n]{0,60}\])\{\s?(?:[#.][A-Za-z][\w-]{0,60}|:?[a-z][\w-]{0,30}=[^{}\s][^{}\n]{0,100})\s?\}/g,
    hint: 'Écrivez la ligne sans ces signes : le site choisit lui-même la taille des images et le repère des titres',
  },
  {
    sign: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    hint: 'Écrivez à la place un mot en gras, comme **À noter.**, ou placez ce texte dans un bloc « Highlight »',
    isFirst: true,
  },
  {
    sign: /:{3,5}[ \t]?[a-z{][^\n]{0,60}/g,
    hint: 'Écrivez le texte sans ces signes, ou placez-le dans un bloc « Highlight »',
    isFirst: true,
  },
  {
    sign: /!?\[\[(?=[^\]\n]{0,200}\p{L})[^[\]\n]{1,200}\]\]/gu,
    hint: 'Pour un lien, écrivez [le texte](/adresse) ; pour une image, ![sa description](/images/nom.jpg)',
  },
  {
    sign: /(?<![=\w])={2}(?=[^\s=])[^=\n]{1,100}(?<=\S)={2}(?![=\w])/g,
    hint: 'Pour mettre ces mots en valeur, écrivez-les en gras : **les mots**',
  },
];

const LIKELY = /[【{]|\[[[!]|:::|==|:content/;

/** What another tool left among the words of a page: visitors would read it. */
export function leftovers(node: Nodes, context: Context): Fault[] {
  if (!linesOf(node, context).some(({ source }) => LIKELY.test(source))) return [];
  const lines = unreadLines(node, context);
  return SIGNS.flatMap((sign) => {
    const faults = lines.flatMap((line) => leftIn(line, sign, context));
    // What begins and ends in one paragraph is told once.
    return sign.isFirst ? faults.slice(0, 1) : faults;
  });
}

function leftIn({ line, from, source }: Line, { sign, hint, isFirst }: Sign, { lines }: Context) {
  const margin = /^[\s>]*/.exec(source)?.[0].length ?? 0;
  const found = [...source.matchAll(sign)].filter(
    ({ index }) => source[index - 1] !== '\\' && (!isFirst || index === margin),
  );
  const [first] = found;
  if (!first) return [];
  const whole = lines[line - 1] ?? '';
  const rest = found.reduceRight((text, { 0: signs, index }) => {
    const start = from + index;
    return text.slice(0, start) + text.slice(start + signs.length);
  }, whole);
  const isSure = hint.startsWith(WITHOUT) && /[\p{L}\p{N}]/u.test(rest);
  return [
    doubtful(
      { line, column: from + first.index + 1 },
      {
        rule: 'mise-en-forme',
        message: `« ${short(first[0], 40)} » ne veut rien dire ici : les visiteurs liraient ces signes.`,
        hint: `${hint}.`,
        ...(isSure ? { suggestion: rest.trimEnd() } : {}),
      },
    ),
  ];
}
