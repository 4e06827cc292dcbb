import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { ASSETS } from '../model/outputs.ts';
import type * as ServerEntry from '../server/entry.ts';
import { basePath, hasServiceWorker, previewOfBuild, siteUrl } from '../site/environment.ts';
import { clientFiles } from './client-files.ts';
import type { ContentReader } from './content-reader.ts';
import { buildFolder, publish, writeInFolder } from './output.ts';
import { createPageStyles } from './page-styles.ts';
import type { CreateFile } from './pictures/picture-file.ts';

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
  await write(files.sheet, files.late);
  await builder.build(ssr);
  const server: typeof ServerEntry = await import(
    pathToFileURL(join(buildFolder(SERVER_FOLDER), 'server.js')).href
  );
  const renderer = await server.createSiteRenderer({
    manifest,
    siteUrl: siteUrl(),
    build: files.build,
    assets: {
      css: createPageStyles(files.styles),
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
