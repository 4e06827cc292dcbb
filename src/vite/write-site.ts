import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { hashOf } from '../documents/disk/stamp.ts';
import { ASSETS } from '../model/outputs.ts';
import type * as ServerEntry from '../server/entry.ts';
import { basePath, hasServiceWorker, previewOfBuild, siteUrl } from '../site/environment.ts';
import type { ContentReader } from './content-reader.ts';
import { buildFolder, publish, writeInFolder } from './output.ts';
import { createPageStyles, lateSheet } from './page-styles.ts';
import type { CreateFile } from './pictures/picture-file.ts';

/** The script that every page loads first. */
export const CLIENT_ENTRY = 'src/client/entry.ts';

/** The bundled server renderer; below `node_modules`, so that Node resolves its imports. */
export const SERVER_FOLDER = resolve('node_modules/.vite/server');

/** Builds client and server, and writes the site, with the pictures that its pages ask for, into `out`. Returns the number of pages. */
export async function writeSite(
  builder: ViteBuilder,
  { last }: ContentReader,
  out: string,
): Promise<number> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr || !last) throw new Error('There is nothing to build.');
  const { manifest, content, pictures } = last;
  const files = clientFiles(await builder.build(client));
  const folder = buildFolder(out);
  const write = siteWriter(folder, pictures.files);
  await write(files.sheet, lateSheet(files.css));
  await builder.build(ssr);
  const server: typeof ServerEntry = await import(
    pathToFileURL(join(buildFolder(SERVER_FOLDER), 'server.js')).href
  );
  const renderer = await server.createSiteRenderer({
    manifest,
    siteUrl: siteUrl(),
    build: files.build,
    assets: {
      css: createPageStyles(files.css),
      sheet: basePath() + files.sheet,
      scripts: [basePath() + files.entry],
    },
    shares: pictures.shares,
    preview: previewOfBuild(),
    offline: hasServiceWorker() ? files.core : undefined,
  });
  for (const [path, create] of renderer.files) await write(path, await create());
  for (const [path, text] of await renderer.searchIndexes()) await write(path, text);
  // A document could ask for money: the review shows it to those who decide.
  for (const address of previewOfBuild() ? [] : Object.keys(manifest.downloads))
    writeInFolder(folder, address, readFileSync(join(content.dir, address)));
  publish(out);
  return renderer.routes.length;
}

/**
 * Scripts and style sheet in the output of Vite's client build, with paths below the base. Throws unless it has one entry and
 * one style sheet.
 */
function clientFiles(built: Awaited<ReturnType<ViteBuilder['build']>>) {
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
    css: String(sheet.source),
  };
}

/** Address of a picture in a page, below the base path. */
const PICTURE = new RegExp(`/${ASSETS}/(?:img|partage)/[\\w.-]+`, 'g');

/** Returns a function that writes a text into a folder, and the pictures that it asks for; `pictures` creates each, by its address. */
function siteWriter(folder: string, pictures: ReadonlyMap<string, CreateFile>) {
  const asked = new Set<string>();
  return async (path: string, text: string): Promise<void> => {
    writeInFolder(folder, path, text);
    const found = new Set((text.match(PICTURE) ?? []).filter((address) => !asked.has(address)));
    for (const address of found) asked.add(address);
    const addresses = found.values();
    const writeNext = async () => {
      for (const address of addresses) {
        const create = pictures.get(address);
        if (create) writeInFolder(folder, address, await create());
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, writeNext));
  };
}
