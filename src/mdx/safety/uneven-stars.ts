import type { Nodes } from 'mdast';
import { doubtful, type Fault } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, READ, unreadLines } from './lines-of.ts';

/** One star left beside a text in bold or italics: `*mot**`, `**mot*`. */
export function unevenStars(node: Nodes, context: Context): Fault[] {
  if (!linesOf(node, context).some(({ source }) => LIKELY.test(source))) return [];
  return unreadLines(node, context).flatMap((line) => unevenIn(line, context));
}

const LIKELY = /\*\*(?:\*|[^*]*[^*\\]\*(?!\*))|(?<!\*)\*[^*]+\*\*(?!\*)/;

/** A text between the marks that were read, with a star that was not on one side of it. */
const AFTER = new RegExp(`${READ}([^*${READ}]+)${READ}+\\*(?!\\*)`);
const BEFORE = new RegExp(`(?<![*\\\\])\\*${READ}+([^*${READ}]+)${READ}+`);

function unevenIn({ line, from, source }: Line, { lines }: Context): Fault[] {
  const found = AFTER.exec(source) ?? BEFORE.exec(source);
  if (!found) return [];
  const whole = lines[line - 1] ?? '';
  let start = from + found.index;
  while (whole[start - 1] === '*') start--;
  const end = from + found.index + found[0].length;
  // Nothing but stars around the words: a star after a link or a code belongs to neither.
  const [before, after] = whole.slice(start, end).split(found[1] ?? '');
  if (!/^\*+$/.test(before ?? '') || !/^\*+$/.test(after ?? '')) return [];
  return [
    doubtful(
      { line, column: start + 1 },
      {
        rule: 'mise-en-forme',
        message:
          'Il n’y a pas autant d’étoiles avant ces mots qu’après : l’une d’elles serait montrée.',
        hint: 'Pour du gras, deux étoiles avant et deux après ; pour de l’italique, une et une.',
        suggestion: `${whole.slice(0, start)}**${found[1]}**${whole.slice(end)}`.trim(),
      },
    ),
  ];
}
