import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type UserConfig } from 'vite';
import { siteConfig } from './config.ts';

/** The browser's files, as documents refer to them: paths under the base. */
export interface ClientFiles {
  entry: string;
  /** The whole sheet. */
  sheet: string;
}

const ENTRY = 'src/app/client/entry.ts';

/**
 * What every page loads after its first script comes in one file: small shared files would each
 * cost a request. Left out: what loads on demand (blocks, the toast's library, dialogs).
 */
const SHARED =
  /node_modules\/(react|react-dom|scheduler)\/|\.css\.ts|src\/(theme|content|layouts)|src\/ui\/(base|notice|button|link|icon|address|stored|toast\/(place|plain-toast))/;

/** Bundles the browser's code into `outDir/assets`. */
export async function bundleClient(outDir: string): Promise<ClientFiles> {
  await bundle(outDir, {
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
  return { entry: manifest[ENTRY].file, sheet };
}

/** The sheets that Vite wrote, in one: read, then removed. */
async function takeStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  await Promise.all(sheets.map((name) => rm(join(folder, name))));
  return texts.join('').trim();
}

/** Bundles the renderer into `outDir/server.js`. */
export async function bundleServer(outDir: string): Promise<void> {
  await bundle(outDir, {
    ssr: true,
    minify: false,
    rolldownOptions: { input: { server: 'src/app/server/server.tsx' } },
  });
}

const bundle = (outDir: string, options: UserConfig['build']) =>
  build({
    ...siteConfig(),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir, emptyOutDir: true, ...options },
  });
