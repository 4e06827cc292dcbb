import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodeIssue, sourceOf } from '../../documents/body/node-places.ts';
import type { Document } from '../../model/document.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** Maximum number of columns (docs/contract.md#caps). */
const MAX_COLUMNS = 100;

const table = (message: string, hint: string): Fault => ({ rule: 'tableau', message, hint });

/** Reports rows with more cells than the row of titles, and text directly under a table, which would become a row. */
export function tableIssues(node: Table, document: Document): Issue[] {
  const { children: rows } = node;
  const width = rows[0]?.children.length ?? 0;
  if (width > MAX_COLUMNS) return [nodeIssue(node, document, tooWide)];
  return rows.flatMap((row, index) => {
    const cut = row.children.slice(width).map((cell) => textOf(cell).trim());
    const source = sourceOf(row, document);
    const [cell] = row.children;
    // One cell in bold is a title between rows.
    const isTitle =
      row.children.length === 1 && cell?.children.every(({ type }) => type === 'strong');
    if (index > 0 && row.children.length < width && !isTitle && source.includes('|'))
      return [nodeIssue(row, document, tooFew(row.children.length, width))];
    const isBarred = width > 1 || sourceOf(rows[0] ?? row, document).includes('|');
    const isSentence = index > 0 && isBarred && !source.includes('|') && /\S\s+\S/.test(source);
    if (cut.every((text) => text === '') && !isSentence) return [];
    const fault = isSentence
      ? table(
          `Cette ligne touche le tableau : « ${shorten(source, 40)} » serait montré dans la première colonne.`,
          'Laissez une ligne vide entre le tableau et le texte qui le suit.',
        )
      : table(
          `Cette ligne compte ${row.children.length} cellules, et la ligne des titres ${width} : « ${shorten(cut.join(' | '), 40)} » ne serait pas montré.`,
          'Donnez un titre à chaque colonne et ajoutez « ---| » à la ligne de tirets, ou réunissez deux cellules.',
        );
    return [nodeIssue(row, document, { ...fault, severity: isSentence ? 'warning' : 'error' })];
  });
}

const tooFew = (cells: number, titles: number): Fault => ({
  ...table(
    `Cette ligne compte ${cells} cellule${cells > 1 ? 's' : ''} sous ${titles} titres : ses valeurs seraient peut-être sous un autre titre.`,
    'Ajoutez les cellules qui manquent : une cellule vide s’écrit « | | ».',
  ),
  severity: 'warning',
});

const tooWide = table(
  `Ce tableau compte plus de ${MAX_COLUMNS} colonnes : aucun écran ne les montrerait.`,
  'Faites-en plusieurs tableaux, ou mettez en lignes ce qui est en colonnes.',
);
