import type { Heading } from 'mdast';
import { kinds } from '../../content/kinds/index.ts';
import { kindOf } from '../../content/routes.ts';
import { doubtful, type Fault, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';

/** Headings of a paragraph that lack the space after their signs. */
export function unparsedHeadings(lines: readonly ProseLine[], context: Context): Fault[] {
  const [line] = lines;
  return [...lines.flatMap(unspaced), ...(line && lines.length === 1 ? single(line, context) : [])];
}

function unspaced(line: ProseLine): Fault[] {
  const [, marks = '', text = ''] = /^(#{2,6})([\p{L}«*].*)$/u.exec(line.source) ?? [];
  if (marks === '') return [];
  return [
    wrong(placeIn(line), {
      rule: 'mise-en-forme',
      message: `Une espace manque après « ${marks} » : ce titre serait montré comme du texte, avec ses dièses.`,
      hint: 'Laissez une espace entre les dièses et le titre. Exemple : ## Nos actions',
      suggestion: `${marks} ${text}`,
    }),
  ];
}

/** A word with no capital but its first, as no hashtag of several words is written, and others after it. */
const TITLE = /^#(?=\p{Lu}\p{Ll}*(?:[’'-]\p{Lu}?\p{Ll}+)*[ \u00a0\u202f])([^#]{1,100}[^#.…!,;])$/u;

/** `#Nos actions`: one sign may also begin a hashtag, so that the line must read as a title and stand by itself. */
function single(line: ProseLine, { lines, path }: Context): Fault[] {
  const title = TITLE.exec(line.source.trimEnd())?.[1];
  const isInside = (lines[line.line - 1] ?? '').slice(0, line.from).trim() !== '';
  if (title === undefined || isInside) return [];
  const kind = kindOf(path);
  const isBelowTitle = kind && kinds[kind].shownOn;
  return [
    doubtful(placeIn(line), {
      rule: 'mise-en-forme',
      message:
        'Cette ligne ressemble à un titre, mais rien ne sépare le dièse du texte : elle serait montrée comme un paragraphe, avec son dièse.',
      hint: `Pour un titre, écrivez ${isBelowTitle ? 'trois' : 'deux'} dièses et une espace. Si c’est un mot-dièse, laissez la ligne ainsi.`,
      suggestion: `${isBelowTitle ? '###' : '##'} ${title.trim()}`,
    }),
  ];
}

/** A line of signs right under a paragraph, which makes a heading of it. */
export function underlinedHeading({ position }: Heading, { lines }: Context): Fault[] {
  const { start, end } = position ?? {};
  if (!start || !end || end.line === start.line) return [];
  const underline = (lines[end.line - 1] ?? '').slice(0, end.column - 1).replace(/^[\s>]+/, '');
  const place = { line: end.line, column: end.column - underline.length };
  // Keys and values above it are a second frontmatter, which is told elsewhere.
  const isFrontmatter = /^[\w-]+:(?:\s|$)/.test(lines[start.line - 1] ?? '');
  if (!/^-+$/.test(underline) || isFrontmatter) return [];
  return [
    doubtful(place, {
      rule: 'mise-en-forme',
      message: 'Ces tirets touchent le paragraphe du dessus : ils en feraient un titre.',
      hint: 'Pour un trait de séparation, laissez une ligne vide au-dessus des tirets. Pour un titre, effacez les tirets et commencez la ligne par « ## ».',
    }),
  ];
}
