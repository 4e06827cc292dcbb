import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import { createPageStyles } from './page-styles.ts';

/** The browser's code, as documents refer to it. */
export interface ClientAssets {
  /** The styles that a page's HTML uses, to inline. */
  css: (html: string) => string;
  /** Address of the whole sheet. */
  sheet: string;
  /** Addresses with the base path. */
  scripts: string[];
  preloads: string[];
}

const ENTRY = 'src/app/client/entry.ts';

/** Bundles the browser's code into `outDir`, with the public files. */
export async function bundleClient(config: UserConfig, outDir: string): Promise<ClientAssets> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [ENTRY, 'src/app/styles.ts'] },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });
  const css = await takeStyles(join(outDir, 'assets'));
  const sheet = `assets/site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(outDir, sheet), css);
  return {
    css: createPageStyles(css),
    sheet: config.base + sheet,
    scripts: [config.base + manifest[ENTRY].file],
    preloads: [],
  };
}

/** The sheets that Vite wrote, in one: read, then removed. */
async function takeStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  await Promise.all(sheets.map((name) => rm(join(folder, name))));
  return texts.join('').trim();
}

/** Bundles the renderer into `outDir`; gives the address to `import()`. */
export async function bundleServer(config: UserConfig, outDir: string): Promise<string> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      minify: false,
      rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
    },
  });
  return pathToFileURL(resolve(outDir, 'server.js')).href;
}
