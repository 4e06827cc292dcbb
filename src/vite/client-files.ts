import type { ViteBuilder } from 'vite';
import { digestOf } from '../engine/documents/disk/stamp.ts';
import { lateSheet, type Piece, piecesOf } from './page-styles.ts';

/** What documents need of the browser's files; paths are under the base. */
export interface ClientFiles {
  entry: string;
  /** The entry, what it loads by itself, and the sheet: what every page needs. */
  core: string[];
  /** What the browser fetches for a live block beside these, by the name of the block. */
  live: (name: string) => string[];
  /** The SHA-256 of each script and sheet, in base64. */
  digests: Record<string, string>;
  /** The sheet that comes after a page, and what it holds. */
  sheet: string;
  late: string;
  /** The rules of all pages, from which each takes its own. */
  styles: Piece[];
}

/** The first script of every page. */
export const CLIENT_ENTRY = 'src/client/entry.ts';

/** Finds the entry and the sheet in what Vite built for the browser. */
export function clientFiles(built: Awaited<ReturnType<ViteBuilder['build']>>): ClientFiles {
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
  const late = lateSheet(String(sheet.source));
  const sourceOf = (file: (typeof files)[number]) => (file.type === 'chunk' ? file.code : late);
  return {
    entry: entry.fileName,
    live: (name) =>
      files.flatMap((file) =>
        file.type === 'chunk' && file.isDynamicEntry && file.exports.includes(name)
          ? [file.fileName, ...file.imports]
          : [],
      ),
    core: [...new Set([...first, ...loaded, sheet.fileName])],
    digests: Object.fromEntries(
      files
        .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
        .map((file) => [file.fileName, base64Of(sourceOf(file))]),
    ),
    sheet: sheet.fileName,
    late,
    styles: piecesOf(String(sheet.source)),
  };
}

const base64Of = (source: string) => digestOf(source).toString('base64');
