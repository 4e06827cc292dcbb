import type { ViteBuilder } from 'vite';
import { hashOf } from '../documents/disk/stamp.ts';
import { lateSheet, piecesOf } from './page-styles.ts';

export const CLIENT_ENTRY = 'src/client/entry.ts';

/**
 * Scripts and style sheet in the output of Vite's client build, with paths below the base. Throws unless it has one entry and
 * one style sheet.
 */
export function clientFiles(built: Awaited<ReturnType<ViteBuilder['build']>>) {
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = files.find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(CLIENT_ENTRY),
  );
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (entry?.type !== 'chunk' || sheet?.type !== 'asset' || sheets.length > 1) {
    throw new Error('The browser’s files are not one entry and one sheet.');
  }
  const first = [entry.fileName, ...entry.dynamicImports];
  const loaded = files.flatMap((file) =>
    file.type === 'chunk' && first.includes(file.fileName) ? file.imports : [],
  );
  return {
    entry: entry.fileName,
    /** Id of these files, 8 hex digits; a content hash is in each of their names. */
    build: hashOf(8, ...files.map(({ fileName }) => fileName).sort()),
    /** Files that every page loads: the entry script, the scripts that it imports, and the style sheet. */
    core: [...new Set([...first, ...loaded, sheet.fileName])],
    sheet: sheet.fileName,
    /** Text of the style sheet, which is loaded after the first paint. */
    late: lateSheet(String(sheet.source)),
    /** CSS rules of all pages; `createPageStyles` selects the rules that a page needs. */
    styles: piecesOf(String(sheet.source)),
  };
}
