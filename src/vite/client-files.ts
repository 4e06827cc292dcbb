import type { ViteBuilder } from 'vite';
import { type Piece, piecesOf } from './page-styles.ts';

/** What documents need of the browser's files; paths are under the base. */
interface ClientFiles {
  entry: string;
  /** The whole sheet. */
  sheet: string;
  /** The sheet's rules, from which pages take their own. */
  styles: Piece[];
}

/** The first script of every page. */
export const CLIENT_ENTRY = 'src/app/client/entry.ts';

/** Finds the entry and the sheet in what Vite built for the browser. */
export function clientFiles(built: Awaited<ReturnType<ViteBuilder['build']>>): ClientFiles {
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = files.find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(CLIENT_ENTRY),
  );
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (!entry || sheet?.type !== 'asset' || sheets.length > 1) {
    throw new Error('The browser’s files are not one entry and one sheet.');
  }
  return {
    entry: entry.fileName,
    sheet: sheet.fileName,
    styles: piecesOf(String(sheet.source)),
  };
}
