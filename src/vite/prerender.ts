import { existsSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, ViteBuilder } from 'vite';
import { isSample, summary } from '../check/reports/summary.ts';
import { textReport } from '../check/reports/text-report.ts';
import { ASSETS } from '../model/outputs.ts';
import type * as ServerEntry from '../server/entry.ts';
import { basePath, isOffline, previewOfBuild, showsDrafts, siteUrl } from '../site/environment.ts';
import { clientFiles } from './client-files.ts';
import type { ContentReader } from './content-reader.ts';
import { buildFolder, clearLeftovers, publish, writeInFolder } from './output.ts';
import { createPageStyles } from './page-styles.ts';
import { unreadableFolder, writeErrorSentence } from './system-faults.ts';

/** The bundled server renderer; below `node_modules`, so that Node resolves its imports. */
const SERVER = resolve('node_modules/.vite/server');

/**
 * Builds the site: checks the content, runs Vite's client and server builds, and renders every page. After an error in the
 * content or while writing, the exit code is 1; any other error rejects. In both cases the previous site is unchanged.
 */
export function prerender(content: ContentReader): Plugin {
  let out = '';
  return {
    name: 'prerender',
    apply: 'build',
    config(asked) {
      const folder = resolve(asked.build?.outDir ?? 'dist');
      out = existsSync(folder) ? realpathSync(folder) : folder;
      return {
        build: { outDir: buildFolder(out) },
        environments: { ssr: { build: { outDir: buildFolder(SERVER) } } },
      };
    },
    async buildApp(builder) {
      for (const folder of [out, SERVER]) clearLeftovers(folder);
      const { issues, texts } = await content.refresh(showsDrafts()).catch((fault) => {
        if (unreadableFolder(fault) === undefined) throw fault;
        return { issues: content.wrong.errors, texts: {} };
      });
      if (content.wrong.errors.length > 0) return refuse(builder, textReport(issues, texts));
      try {
        const pages = await build(builder, content, out);
        if (!issues.every(isSample)) log(`${summary(issues)} (npm run check les montre.)`);
        log(`${pages} pages écrites dans ${relative('', out)}/.`);
      } catch (fault) {
        const reason = writeErrorSentence(fault);
        if (!reason) throw fault;
        refuse(builder, reason);
      } finally {
        for (const folder of [out, SERVER]) {
          rmSync(buildFolder(folder), { recursive: true, force: true });
        }
      }
    },
  };
}

const log = (text: string) => process.stdout.write(`${text}\n`);

/** Logs the reason and sets the exit code 1; the published folder stays as it was. */
function refuse(builder: ViteBuilder, reason: string): void {
  log(reason);
  process.exitCode = 1;
  // Marked as built, because Vite would otherwise build client and server itself after this hook.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
}

/** Address of a picture in a page, below the base path. */
const PICTURE = new RegExp(`/${ASSETS}/(?:img|partage)/[\\w.-]+`, 'g');

/** Builds client and server, and writes the site, with the pictures that its pages ask for, into `out`. Returns the number of pages. */
async function build(builder: ViteBuilder, { last }: ContentReader, out: string): Promise<number> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr || !last) throw new Error('There is nothing to build.');
  const { manifest, content, pictures } = last;
  const files = clientFiles(await builder.build(client));
  const folder = buildFolder(out);
  const asked = new Set<string>();
  const note = (text: string) => {
    for (const [address] of text.matchAll(PICTURE)) asked.add(address);
  };
  const put = (path: string, text: string) => {
    note(text);
    writeInFolder(folder, path, text);
  };
  const putPictures = async () => {
    const queue = asked.values();
    const work = async () => {
      for (const address of queue) {
        const create = existsSync(join(folder, address)) ? undefined : pictures.files.get(address);
        if (create) writeInFolder(folder, address, await create());
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  };
  put(files.sheet, files.late);
  await builder.build(ssr);
  const server: typeof ServerEntry = await import(
    pathToFileURL(join(buildFolder(SERVER), 'server.js')).href
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
    weigh: { ...files, size: transferSizes(folder) },
    preview: previewOfBuild(),
    offline: isOffline() ? files.core : undefined,
  });
  (await renderer.mains()).forEach(note);
  await putPictures();
  for (const [path, create] of renderer.files) put(path, await create());
  for (const [path, text] of await renderer.searchIndexes()) put(path, text);
  await putPictures();
  for (const address of Object.keys(manifest.downloads))
    writeInFolder(folder, address, readFileSync(join(content.dir, address)));
  publish(out);
  return renderer.routes.length;
}

/** Returns a function to the transfer size in bytes of a file below `folder`: compressed by gzip, unless its format is already. */
function transferSizes(folder: string): (path: string) => number {
  const sizes = new Map<string, number>();
  return (path) => {
    const file = join(folder, path);
    const isCompressed = /\.(?:avif|webp|jpg|png|woff2)$/.test(path);
    const size =
      sizes.get(path) ?? (isCompressed ? statSync(file).size : gzipSync(readFileSync(file)).length);
    sizes.set(path, size);
    return size;
  };
}
