import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { Document } from 'yaml';
import type { Site } from '../content/schema/site.ts';
import { configOf, repositoryOf } from './config.ts';
import type { Block } from './hand.ts';
import { iconsOf } from './icons.ts';
import { patched, patchesFor } from './patches.ts';
import ours from './words.json' with { type: 'json' };

/** What the screen may reach: itself, GitHub's API, and its pictures. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // The library writes the styles of its parts into the page.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  'manifest-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Parts of the library that nobody here needs: other languages, highlighted code, maps, previews, Apple's pictures. */
const LEFT_OUT =
  /^(?:@shikijs\/|(?:leaflet|terra-draw|svgo|exifr|immutable)\b)|chunks\/(?:shiki|heic|react-dom)|locales\/(?!fr\.json)/;

const LIBRARY = '@sveltia/cms/npm/index.js';

/** Files that the library names without loading them, and fonts that it would ask of others: its own are here. */
const DROPPED =
  /new URL\(`assets\/(?:heic|marker)[^`]*`,import\.meta\.url\)\.href|url\(https:\/\/cdn\.[^)]*\)/g;

const ICON_FONT = /material-symbols.*\.woff2$/;

const FRENCH = /locales\/fr\.json$/;

/** The French of the library with our words, by the path of their keys. */
export function inFrench(theirs: string): string {
  const words = new Document(JSON.parse(theirs));
  for (const [path, text] of Object.entries(ours)) words.setIn(path.split('.'), text);
  return JSON.stringify(words);
}

const ENTRY = 'virtual:ecran';
const ABSENT = '\0absent';

function screenFiles(given: object, owner: string): Plugin {
  return {
    name: 'ecran',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : LEFT_OUT.test(id) ? ABSENT : undefined),
    load(id) {
      if (id === ABSENT) return 'export default {}';
      return id === `\0${ENTRY}` ? `export default ${JSON.stringify(given)}` : undefined;
    },
    // For hosts that set no headers.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY } },
    ],
    transform(code, id) {
      if (FRENCH.test(id)) return { code: inFrench(code), map: null };
      if (!id.endsWith(LIBRARY)) return undefined;
      const said = patched(code, patchesFor(owner));
      const dropped = said.replace(DROPPED, (one) =>
        one.startsWith('url') ? 'local(none)' : '``',
      );
      return { code: dropped, map: null };
    },
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
      for (const file of files)
        if (file.type === 'asset' && ICON_FONT.test(file.fileName))
          file.source = await iconsOf(Buffer.from(file.source), code);
    },
  };
}

/** Builds the writing screen of a site into a folder; false where the site names no repository on GitHub. */
export async function buildScreen(
  out: string,
  site: Site,
  { siteUrl, blocks }: { siteUrl: string; blocks: readonly Block[] },
): Promise<boolean> {
  const [owner] = repositoryOf(site)?.split('/') ?? [];
  if (owner === undefined) return false;
  await build({
    configFile: false,
    root: resolve('src/screen/page'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [screenFiles({ config: configOf(site, siteUrl), blocks }, owner)],
    build: {
      outDir: resolve(out),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const security = `  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
`;
  const cache = '  Cache-Control: public, max-age=31536000, immutable\n';
  writeFileSync(join(out, '_headers'), `/*\n${security}/assets/*\n${cache}`);
  return true;
}
