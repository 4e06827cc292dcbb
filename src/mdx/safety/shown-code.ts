import type { Nodes } from 'mdast';
import { doubtful, type Fault, short, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, unreadLines } from './lines-of.ts';

/** What code has and sentences have not: « Export de bois » and « export default la nature » are prose. */
const STATEMENTS = [
  /^import\s[^"'“‘;]{0,500}\bfrom\s*["'“‘][^\s"'“”‘’]+["'”’][ \t]*(?:[;\n]|$)/,
  /^import\s*["'“‘][^\s"'“”‘’]+["'”’][ \t]*;?[ \t]*(?:\n|$)/,
  /^export\s+(?:const|let|var)\s+(?:[\w$]+\s*[=:;]|[{[])/,
  /^export\s+(?:default\s+)?(?:async\s+)?(?:function\b[\s*]*[\w$]*\s*\(|class\b[^.,;:!?]{0,100}\{)/,
  /^export\s+default\s+(?:[([{"'`]|[\w$.]+[ \t]*(?:[;\n]|$))/,
  /^export\s*(?:\{|\*[^"'“‘]{0,100}\bfrom\s*["'“‘])/,
];

/** A name of the head outside a block; a backslash before it says that the signs are meant. */
const NAME = /(?<![=\\])\{\s*frontmatter\s*[.[}][^{}]{0,100}\}?/g;

const LIKELY = /^[\s>]*(?:import|export)\b|\{\s*frontmatter\b/;

/** A statement may go on below; none is as long. */
const LONGEST = 20;

/**
 * The code of MDX among the words of a node: it does nothing here, and visitors would read it. A statement
 * is an error, since a body holds none (contract section 3); a name of the head may be meant as words.
 */
export function shownCode(node: Nodes, context: Context): Fault[] {
  if (!linesOf(node, context).some(({ source }) => LIKELY.test(source))) return [];
  const lines = unreadLines(node, context);
  return lines.flatMap((line, index) => [
    ...(node.type === 'paragraph' ? statement(lines.slice(index, index + LONGEST)) : []),
    ...names(line),
  ]);
}

/** A statement at the beginning of the first of some lines. */
function statement(lines: readonly Line[]): Fault[] {
  const [first, ...below] = lines;
  if (!first) return [];
  const margin = /^[\s>]*/.exec(first.source)?.[0].length ?? 0;
  const text = [first.source.slice(margin), ...below.map(({ source }) => source)].join('\n');
  if (!STATEMENTS.some((form) => form.test(text))) return [];
  const word = text.slice(0, 6);
  return [
    wrong(
      { line: first.line, column: first.from + margin + 1 },
      {
        rule: 'code-montre',
        message: `Cette ligne de code (« ${word} ») ne fait rien ici : les visiteurs la liraient telle quelle.`,
        hint: 'Effacez-la : les blocs du site se placent dans le texte sans rien importer. Si le texte parle de code, mettez la ligne entre deux accents graves.',
      },
    ),
  ];
}

const names = ({ line, from, source }: Line): Fault[] =>
  [...source.matchAll(NAME)].map(({ 0: found, index }) =>
    doubtful(
      { line, column: from + index + 1 },
      {
        rule: 'code-montre',
        message: `« ${short(found)} » ne serait pas remplacé par sa valeur : les visiteurs liraient ces signes.`,
        hint: 'Écrivez ici le texte lui-même : seuls les blocs reçoivent par son nom ce qui est en haut du fichier. Si le texte parle de code, mettez ces signes entre deux accents graves.',
      },
    ),
  );
