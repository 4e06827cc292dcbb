import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { siteConfig } from './config.ts';
import type { Piece } from './page-styles.ts';
import { piecesOf } from './sheet-pieces.ts';
import { stylePlugins, withoutEnd } from './style-plugins.ts';

/** What documents need of the browser's files; paths are under the base. */
export interface ClientFiles {
  entry: string;
  /** The whole sheet. */
  sheet: string;
  /** The sheet's rules, from which pages take their own. */
  styles: Piece[];
}

const ENTRY = 'src/app/client/entry.ts';

/**
 * What every page loads after its first script comes in one file: small shared files would each
 * cost a request. Left out: what loads on demand (blocks, the toast's library, dialogs).
 */
const SHARED =
  /node_modules\/(react|react-dom|scheduler)\/|\.css\.ts|src\/(theme|content|layouts)|src\/ui\/(base|notice|button|link|icon|address|stored|toast\/(place|plain-toast))/;

/** Bundles the browser's code into `client/assets` and the renderer into `server/server.js`. */
export async function bundle(folders: { client: string; server: string }): Promise<ClientFiles> {
  // Shared, so that each style file is evaluated once.
  const styles = stylePlugins();
  const client = await bundleClient(folders.client, withoutEnd(styles));
  await bundleWith(styles, folders.server, {
    ssr: true,
    minify: false,
    rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
  });
  return client;
}

async function bundleClient(outDir: string, styles: Plugin[]): Promise<ClientFiles> {
  await bundleWith(styles, outDir, {
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [ENTRY, 'src/app/styles.ts'],
      output: { codeSplitting: { groups: [{ name: 'commun', test: SHARED }] } },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });
  const css = await takeStyles(join(outDir, 'assets'));
  const sheet = `assets/site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(outDir, sheet), css);
  return { entry: manifest[ENTRY].file, sheet, styles: piecesOf(css) };
}

/** The sheets that Vite wrote, in one: read, then removed. */
async function takeStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  await Promise.all(sheets.map((name) => rm(join(folder, name))));
  return texts.join('').trim();
}

const bundleWith = (styles: Plugin[], outDir: string, options: UserConfig['build']) =>
  build({
    ...siteConfig(styles),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir, emptyOutDir: true, ...options },
  });
