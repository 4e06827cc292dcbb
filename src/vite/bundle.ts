import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { siteConfig } from './config.ts';
import type { Piece } from './page-styles.ts';
import { piecesOf } from './sheet-pieces.ts';
import { evaluateStyles, isStyleFile } from './styles/evaluate.ts';
import { evaluatedStyles } from './styles/plugin.ts';

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
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|\.css\.ts|src\/(theme|content|layouts)|src\/ui\/(base|notice|button|link|icon|address|stored|toast\/place)/;

/**
 * The oldest browsers that a page is written for: phones that no longer get a newer one. Left alone, Vite
 * writes conditions (`width >= 48rem`) that these do not understand, and no menu of a phone closes there.
 */
const OLDEST = {
  target: 'es2021',
  cssTarget: ['chrome90', 'firefox91', 'safari14.1', 'ios14.5'],
};

interface Folders {
  /** For the modules of the style files, while they are evaluated. */
  styles: string;
  client: string;
  server: string;
}

/** Bundles the browser's code into `client/assets` and the renderer into `server/server.js`. */
export async function bundle(folders: Folders): Promise<ClientFiles> {
  const { name: project } = JSON.parse(await readFile('package.json', 'utf8'));
  const evaluated = await evaluateStyles(await styleFiles(), { project, dir: folders.styles });
  await rm(folders.styles, { recursive: true });
  const styles = evaluatedStyles(evaluated);
  const client = await bundleClient(folders.client, styles);
  await bundleWith(styles, folders.server, {
    ssr: true,
    minify: false,
    rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
  });
  return client;
}

async function bundleClient(outDir: string, styles: Plugin): Promise<ClientFiles> {
  await bundleWith(styles, outDir, {
    ...OLDEST,
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

const styleFiles = async () =>
  (await readdir('src', { recursive: true }))
    .filter(isStyleFile)
    .map((path) => resolve('src', path))
    .sort();

/** The sheets that Vite wrote, in one: read, then removed. */
async function takeStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  await Promise.all(sheets.map((name) => rm(join(folder, name))));
  return texts.join('').trim();
}

const bundleWith = (styles: Plugin, outDir: string, options: UserConfig['build']) =>
  build({
    ...siteConfig([styles]),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir, emptyOutDir: true, ...options },
  });
