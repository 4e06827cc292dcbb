import type { Table } from 'mdast';
import { nodeIssue, sourceOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** Maximum number of columns (docs/contract.md#caps). */
const MAX_COLUMNS = 100;

const table = (message: string, hint: string): Fault => ({ rule: 'tableau', message, hint });

/** Reports rows with fewer cells than the row of titles, and text directly under a table, which would become a row. */
export function tableIssues(node: Table, document: ParsedDocument): Issue[] {
  const { children: rows } = node;
  const width = rows[0]?.children.length ?? 0;
  if (width > MAX_COLUMNS) return [nodeIssue(node, document, TOO_WIDE)];
  const isBarred = width > 1 || sourceOf(rows[0] ?? node, document).includes('|');
  return rows.slice(1).flatMap((row) => {
    const [cell] = row.children;
    const count = row.children.length;
    const source = sourceOf(row, document);
    // One cell in bold is a title between rows.
    const isTitle = count === 1 && cell?.children.every(({ type }) => type === 'strong');
    if (count < width && !isTitle && source.includes('|'))
      return [nodeIssue(row, document, { ...tooFew(count, width), severity: 'warning' })];
    if (!isBarred || source.includes('|') || !/\S\s+\S/.test(source)) return [];
    return [nodeIssue(row, document, { ...touching(source), severity: 'warning' })];
  });
}

const touching = (source: string) =>
  table(
    `Cette ligne touche le tableau : « ${shorten(source, 40)} » serait montré dans la première colonne.`,
    'Laissez une ligne vide entre le tableau et le texte qui le suit.',
  );

const tooFew = (cells: number, titles: number) =>
  table(
    `Cette ligne compte ${cells} cellule${cells > 1 ? 's' : ''} sous ${titles} titres : ses valeurs seraient peut-être sous un autre titre.`,
    'Ajoutez les cellules qui manquent : une cellule vide s’écrit « | | ».',
  );

const TOO_WIDE = table(
  `Ce tableau compte plus de ${MAX_COLUMNS} colonnes : aucun écran ne les montrerait.`,
  'Faites-en plusieurs tableaux, ou mettez en lignes ce qui est en colonnes.',
);
