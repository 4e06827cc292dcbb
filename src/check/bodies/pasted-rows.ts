import type { Paragraph } from 'mdast';
import { nodeIssue, rangeOf, sourceOf, startOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import { MARK } from './marks.ts';

/** A bullet at the start of a line, also a letter of Word's symbol fonts with its tab, or a number. Not `—`, which begins the words of a speaker. */
const BULLET =
  /^([\s>]*)(?:[-*–−•·✓▪■►➢➤‣◦○●](?=\s*[\p{L}«])|[oØ§üvq]\t|(\d+)[.)](?=\s?\p{L}))\s*/u;

/** Reports two or more successive lines with bullets that Markdown does not read as a list, with the lines of the list. */
export function pastedList(node: Paragraph, document: ParsedDocument): Issue[] {
  const lines = sourceOf(node, document).split('\n');
  // A line that is ended by hand, by a backslash or two spaces, is on purpose; `*mot*` is in italics.
  const isPoint = lines.map((line) => BULLET.test(line) && !/^\s*\*.*\*|\\$| {2}$/.test(line));
  const first = isPoint.findIndex((is, at) => is && isPoint[at + 1]);
  if (first < 0) return [];
  const end = isPoint.indexOf(false, first);
  const rows = lines.slice(first, end < 0 ? undefined : end);
  const from = rangeOf(node).from + lines.slice(0, first).join(' ').length + Math.min(first, 1);
  const range = { from, to: from + rows.join(' ').length };
  const list = rows.map((row) =>
    row.replace(BULLET, (_, margin, number) => `${margin}${number ? `${number}.` : '-'} `),
  );
  // A list of numbers begins no line in a paragraph; a line behind the list would belong to its last point.
  const isApart = end < 0 || startOf(node).column === 1;
  const isCertain = isApart && (first === 0 || !rows.some((row) => /^[\s>]*\d/.test(row)));
  return [
    issueAt(
      document.file,
      { ...pointAt(document.text, from), range },
      {
        ...MARK,
        message: `« ${shorten(rows.join(' '), 50)} » ressemble à une liste, mais ne serait pas montré comme une liste.`,
        hint: 'Pour une liste, commencez chaque ligne par un tiret, ou par son numéro et un point, puis un espace, et laissez une ligne vide au-dessus et au-dessous de la liste.',
        right: isCertain ? list.join('\n') + (end < 0 ? '' : '\n') : undefined,
      },
    ),
  ];
}

/** The first cell of a line of a list: a sign, or a number or letters with their dot. */
const POINT = /^(?:\D|[\p{L}\p{N}.]{1,6}[.)°º]|\d+(?:\.\d+)+)$/u;

/** Reports lines with the tabs of a spreadsheet, which would be shown as a line of words each, with the lines of the table. */
export function pastedTable(node: Paragraph, document: ParsedDocument): Issue[] {
  const source = sourceOf(node, document);
  const rows = source.split('\n').map((line) =>
    line
      .trimEnd()
      .split('\t')
      .map((cell) => cell.trim()),
  );
  const [titles = []] = rows;
  const isTable =
    rows.length > 1 &&
    titles.length > 1 &&
    rows.every(({ length }) => length === titles.length) &&
    !rows.every(([first = '']) => POINT.test(first));
  if (!isTable) return [];
  const lines = [titles, titles.map(() => '---'), ...rows.slice(1)];
  // In a list or a quotation, with code or bars, without titles, or of labels, « Ouvert : », a table is not certain.
  const isCertain =
    startOf(node).column === 1 &&
    !/[`|]|^[\s>]/m.test(source) &&
    !/^\d/.test(source) &&
    !rows.every(([first = '']) => first.endsWith(':'));
  return [
    nodeIssue(node, document, {
      rule: 'tableau',
      severity: 'warning',
      message: `Ces ${rows.length} lignes semblent venir d’un tableur : le site les montrerait sans leurs colonnes.`,
      hint: 'Écrivez-les comme un tableau : une barre « | » de chaque côté d’une case, et une ligne de tirets sous les titres.',
      right: isCertain ? lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n') : undefined,
    }),
  ];
}
