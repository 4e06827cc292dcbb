import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf, sourceOf } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';
import { itemOf } from './unparsed-lists.ts';

const ROW = /^\|.*\|\s*$/;
/** The line under the column titles: a row (`| a | b |`), or the border of another table syntax (`+---+---+`). */
const UNDER = /^(?:\|.*\||\+[+=-]+\+)\s*$/;
const MAX_LINES_ABOVE = 50;
const DASHES = /^[|:\s\u2010-\u2015_=+-]+$/;

const table = (message: string, hint: string, suggestion?: string): Diagnosis => ({
  rule: 'tableau',
  message,
  hint,
  ...(suggestion === undefined ? {} : { suggestion }),
});

/** Reports rows with more cells than the row of titles, and text directly under a table, which would become a row. */
export function tableIssues({ children: rows }: Table, context: Context): Issue[] {
  const width = rows[0]?.children.length ?? 0;
  return rows.flatMap((row, index) => {
    const cut = row.children.slice(width).map((cell) => textOf(cell).trim());
    const source = sourceOf(row, context) ?? '';
    const isBarred = width > 1 || (sourceOf(rows[0] ?? row, context) ?? '').includes('|');
    const isSentence = index > 0 && isBarred && !source.includes('|') && /\S\s+\S/.test(source);
    if (cut.every((text) => text === '') && !isSentence) return [];
    const diagnosis = isSentence
      ? table(
          `Cette ligne touche le tableau : « ${shorten(source, 40)} » serait montré dans la première colonne.`,
          'Laissez une ligne vide entre le tableau et le texte qui le suit.',
        )
      : table(
          `Cette ligne compte ${row.children.length} cellules, et la ligne des titres ${width} : « ${shorten(cut.join(' | '), 40)} » ne serait pas montré.`,
          'Donnez un titre à chaque colonne et ajoutez « ---| » à la ligne de tirets, ou réunissez deux cellules.',
        );
    return [issueOf(row, context, { ...diagnosis, severity: isSentence ? 'warning' : 'error' })];
  });
}

/** Reports lines that look like a table, but that Markdown does not parse as a table. */
export const unparsedTables = (lines: readonly ProseLine[], context: Context): Issue[] => [
  ...(cutOff(lines, context) ?? withoutDashes(lines, context)),
  ...tabbed(lines, context),
];

/** Reports a row that a blank line separates from its table, unless it starts a second table: dashes below, or the same titles. */
function cutOff([first, second]: readonly ProseLine[], context: Context): Issue[] | undefined {
  if (!first || !ROW.test(first.source) || DASHES.test(second?.source ?? '')) return undefined;
  const above = context.lines
    .slice(Math.max(0, first.line - MAX_LINES_ABOVE), first.line - 1)
    .map((line) => line.replace(/^[\s>]+/, '').trimEnd());
  const isBelow = above.at(-1) === '' && ROW.test(above.at(-2) ?? '');
  if (!isBelow || above.includes(first.source.trimEnd())) return undefined;
  const message =
    'Une ligne vide coupe ce tableau en deux : la suite serait montrée comme du texte, avec ses barres.';
  return [
    issueIn(first, 0, context, table(message, 'Effacez la ligne vide au-dessus de cette ligne.')),
  ];
}

/** Reports rows whose line of dashes (`|---|---|`) is missing or malformed. */
function withoutDashes(lines: readonly ProseLine[], context: Context): Issue[] {
  const at = lines.findIndex(
    ({ source }, index) => ROW.test(source) && UNDER.test(lines[index + 1]?.source ?? ''),
  );
  const [header, next] = [lines[at], lines[at + 1]];
  if (!header || !next) return [];
  const dashes = dashesFor((header.source.match(/(?<!\\)\|/g)?.length ?? 2) - 1);
  const isWrong = DASHES.test(next.source);
  const diagnosis = table(
    `La ligne de tirets ${isWrong ? 'est mal écrite' : 'manque'} sous les titres : ce tableau serait montré comme du texte, avec ses barres.`,
    'Sous la ligne des titres, il faut une ligne de tirets : « --- » pour chaque colonne, entre deux barres.',
    isWrong ? dashes : `${header.source.trimEnd()}\n${dashes}`,
  );
  return [issueIn(isWrong ? next : header, 0, context, diagnosis)];
}

/** Reports successive lines with tabs: cells that were pasted from a spreadsheet. */
function tabbed(lines: readonly ProseLine[], context: Context): Issue[] {
  const first = lines.findIndex((line, at) => isTabbed(line) && isTabbed(lines[at + 1]));
  const header = lines[first];
  if (!header) return [];
  const after = lines.findIndex((line, at) => at > first && !isTabbed(line));
  const rows = lines
    .slice(first, after < 0 ? undefined : after)
    .map(({ source }) => source.trim().replaceAll('|', '\\|').split('\t'));
  const diagnosis = table(
    `Ces ${rows.length} lignes ressemblent à un tableau, mais elles seraient montrées à la suite, en un seul paragraphe.`,
    'Dans un tableau, des barres verticales séparent les cellules, et une ligne de tirets suit les titres.',
    rows.length < 30 && rows.every((row) => row.length < 10) ? asTable(rows) : undefined,
  );
  return [issueIn(header, 0, context, { ...diagnosis, severity: 'warning' })];
}

/** True for a line with a tab between words; a tab after the marker of a list item does not separate columns. */
const isTabbed = (line: ProseLine | undefined) =>
  line !== undefined && /\S\t+\S/.test(line.source) && !itemOf(line) && !/^o\t/.test(line.source);

function asTable(rows: readonly string[][]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const [titles, ...others] = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at]?.trim() ?? '').join(' | ')} |`,
  );
  return [titles, dashesFor(width), ...others].join('\n');
}

const dashesFor = (columns: number) => `|${'---|'.repeat(columns)}`;
