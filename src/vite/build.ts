import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'vite';
import { check } from '../check/check.ts';
import type { Issue } from '../content/issue.ts';
import { basePath, siteUrl } from './base-path.ts';
import { buildId } from './build-id.ts';
import { preparePictures } from './pictures.ts';
import { sharePictures } from './share-pictures.ts';
import { writePages } from './write-pages.ts';

export interface BuildResult {
  issues: Issue[];
  /** Number of pages written; 0 when errors stopped the build. */
  pages: number;
}

const CACHE = '.cache';

/** Builds `dist/` from `content/`. On an error in content nothing is written. */
export async function buildSite(dist = 'dist'): Promise<BuildResult> {
  const { content, issues } = await check('content');
  if (issues.some(({ severity }) => severity === 'error')) return { issues, pages: 0 };
  const out = resolve(CACHE, `dist-${process.pid}`);
  await rm(out, { recursive: true, force: true });
  const client = await bundleClient(out);
  const server = await bundleServer();
  const { emitted } = await preparePictures(content.dir, content.pictures);
  const shares = await sharePictures(content);
  for (const { address, data } of [...emitted, ...shares.emitted]) await put(out, address, data);
  const { createRenderer } = await import(server);
  const renderer = createRenderer({
    siteUrl: siteUrl(),
    build: buildId(),
    assets: client,
    shares: shares.addresses,
  });
  const pages = await writePages(renderer, (path, text) => put(out, path, text));
  await swap(out, resolve(dist));
  return { issues, pages };
}

/** Puts the finished site in the place of the old one. */
async function swap(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  });
}

async function put(out: string, path: string, data: string | Buffer): Promise<void> {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** The browser's code: the entry's address and all styles as text. */
async function bundleClient(outDir: string) {
  await bundle({
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['src/app/client/entry.ts', 'src/app/styles.ts'] },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });
  const base = basePath();
  const styles = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.css'));
  const css = await Promise.all(
    styles.map((name) => readFile(join(outDir, 'assets', name), 'utf8')),
  );
  for (const name of styles) await rm(join(outDir, 'assets', name));
  return {
    css: css.join('').trim(),
    scripts: [base + manifest['src/app/client/entry.ts'].file],
    preloads: [],
  };
}

/** The renderer's code; gives its address for `import()`. */
async function bundleServer(): Promise<string> {
  const outDir = resolve(CACHE, `server-${process.pid}`);
  await bundle({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      minify: false,
      rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
    },
  });
  process.on('exit', () => {});
  return pathToFileURL(join(outDir, 'server.js')).href;
}
