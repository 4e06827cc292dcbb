import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf, sourceOf } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

const ROW = /^\|.*\|\s*$/;
/** The line under the column titles: a row (`| a | b |`), or the border of another table syntax (`+---+---+`). */
const UNDER = /^(?:\|.*\||\+[+=-]+\+)\s*$/;
const MAX_LINES_ABOVE = 50;
const DASHES = /^[|:\s\u2010-\u2015_=+-]+$/;

/** Maximum number of columns (contract section 6). */
const MAX_COLUMNS = 100;

const table = (message: string, hint: string): Diagnosis => ({ rule: 'tableau', message, hint });

/** Reports rows with more cells than the row of titles, and text directly under a table, which would become a row. */
export function tableIssues(node: Table, context: Context): Issue[] {
  const { children: rows } = node;
  const width = rows[0]?.children.length ?? 0;
  if (width > MAX_COLUMNS) return [issueOf(node, context, tooWide)];
  return rows.flatMap((row, index) => {
    const cut = row.children.slice(width).map((cell) => textOf(cell).trim());
    const source = sourceOf(row, context);
    const isBarred = width > 1 || sourceOf(rows[0] ?? row, context).includes('|');
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

const tooWide = table(
  `Ce tableau compte plus de ${MAX_COLUMNS} colonnes : aucun écran ne les montrerait.`,
  'Faites-en plusieurs tableaux, ou mettez en lignes ce qui est en colonnes.',
);

/** Reports lines that look like a table, but that Markdown does not parse as a table. */
export const unparsedTables = (lines: readonly ProseLine[], context: Context): Issue[] =>
  cutOff(lines, context) ?? withoutDashes(lines, context);

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
  );
  const line = isWrong ? next : header;
  const margin = (context.lines[header.line - 1] ?? '')
    .slice(0, header.from)
    .replace(/[^\s>]/g, ' ');
  const text = isWrong ? dashes : `${header.source.trimEnd()}\n${margin}${dashes}`;
  const write = { length: line.source.length, text };
  return [issueIn(line, 0, context, { ...diagnosis, write })];
}

const dashesFor = (columns: number) => `|${'---|'.repeat(columns)}`;
