import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import type * as ServerEntry from '../server/entry.ts';
import { basePath, isOffline, previewOfBuild, siteUrl } from '../site/environment.ts';
import { clientFiles } from './client-files.ts';
import type { ContentReader } from './content-reader.ts';
import { buildFolder, publish, writeInFolder } from './output.ts';
import { createPageStyles } from './page-styles.ts';
import { siteWriter } from './site-writer.ts';

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
  const output = siteWriter(folder, pictures.files);
  output.write(files.sheet, files.late);
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
    weigh: { ...files, size: output.transferSize },
    preview: previewOfBuild(),
    offline: isOffline() ? files.core : undefined,
  });
  // Pages say the weight of their pictures, which are therefore written first.
  (await renderer.mainHtmlOfAll()).forEach(output.askForPictures);
  await output.writePictures();
  for (const [path, create] of renderer.files) output.write(path, await create());
  for (const [path, text] of await renderer.searchIndexes()) output.write(path, text);
  await output.writePictures();
  // A document could ask for money: the review shows it to those who decide.
  for (const address of previewOfBuild() ? [] : Object.keys(manifest.downloads))
    writeInFolder(folder, address, readFileSync(join(content.dir, address)));
  publish(out);
  return renderer.routes.length;
}
