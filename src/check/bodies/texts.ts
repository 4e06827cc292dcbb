import type { Code, InlineCode, Paragraph, Text } from 'mdast';
import { nodeIssue, rangeOf, sourceOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { unreadableCharacter } from '../../values/unreadable.ts';
import { MARK } from './marks.ts';

/** Reports characters of a text that visitors could not read, also when they are written as entities: `&#x202e;`. */
export function unreadableText(node: Text | InlineCode | Code, document: ParsedDocument): Issue[] {
  const found = unreadableCharacter(node.value);
  if (!found) return [];
  const written = unreadableCharacter(sourceOf(node, document));
  const from = rangeOf(node).from + (written?.index ?? 0);
  const place = pointAt(document.text, from, node.position?.start);
  return [issueAt(document.file, place, (written ?? found).fault)];
}

/** A word that a PDF cut at the end of a line. */
const CUT_WORD = /\p{Ll}{2}-\n[\s>]*\p{Ll}{2}/u;

/** Number of lines of like length from which a paragraph is not written by hand. */
const MANY = 5;

/** Reports a paragraph of a PDF or of a mail, by its cut words or its many lines of one width: its line breaks would be shown. */
export function pastedParagraph(node: Paragraph, document: ParsedDocument): Issue[] {
  const source = sourceOf(node, document);
  const lines = source.split('\n').map((line) => line.replace(/^[\s>]+/, ''));
  const full = lines.slice(0, -1);
  const isWrapped =
    lines.length >= MANY &&
    full.every(({ length }) => length >= 55 && length <= 100) &&
    !full.every((line) => /[.!?:;…]$/.test(line)) &&
    !full.some((line) => /\\$| {2}$/.test(line));
  if (!isWrapped && !CUT_WORD.test(source)) return [];
  return [
    nodeIssue(node, document, {
      ...MARK,
      message: `Ce paragraphe de ${lines.length} lignes semble collé d’un PDF ou d’un courriel : le site irait à la ligne aux mêmes endroits.`,
      hint: 'Réunissez ses lignes et ses mots coupés : le texte se coupera selon l’écran. Si ce sont des vers, terminez chaque ligne par une barre oblique inverse « \\ ».',
    }),
  ];
}

/** Reports a code fence (three backticks) that is never closed: the rest of the page would be shown as code. */
export function unclosedFence(node: Code, document: ParsedDocument): Issue[] {
  const lines = sourceOf(node, document).split('\n');
  const fence = /^(?:`+|~+)/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = lines.length > 1 ? /^[\s>]*(`+|~+)\s*$/.exec(lines.at(-1) ?? '')?.[1] : '';
  if (closing?.startsWith(fence)) return [];
  const sign = fence.slice(0, 20);
  return [
    nodeIssue(node, document, {
      rule: 'code-non-ferme',
      message: `La ligne « ${sign} » commence un passage montré comme du code, et aucune ligne ne le finit : la suite serait montrée de même.`,
      hint:
        `Là où ce passage finit, ajoutez une ligne qui ne contient que « ${sign} » : les mêmes signes, ` +
        'aussi nombreux. S’il n’y a rien à montrer ainsi, effacez cette ligne.',
    }),
  ];
}
