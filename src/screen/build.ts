import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { Document } from 'yaml';
import type { Site } from '../content/schema/site.ts';
import { configOf, repositoryOf } from './config.ts';
import type { Block } from './editing-aids.ts';
import { subsetIconFont } from './icons.ts';
import { patched, patchesFor } from './patches.ts';
import texts from './words.json' with { type: 'json' };

/** The Content-Security-Policy of the writing screen: the page may only load its own files and pictures of GitHub accounts, and call GitHub's API. */
export const SCREEN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // Sveltia CMS inserts the styles of its components into the page.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  'manifest-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Modules of Sveltia CMS that the screen does not use, replaced by an empty one: code highlighting, maps, SVG and EXIF tools,
 * HEIC photos, previews (React, immutable), other languages.
 */
const UNUSED_MODULES =
  /^(?:@shikijs\/|(?:leaflet|terra-draw|svgo|exifr|immutable)\b)|chunks\/(?:shiki|heic|react-dom)|locales\/(?!fr\.json)/;

const LIBRARY = '@sveltia/cms/npm/index.js';

/**
 * Addresses in the code of Sveltia CMS that are removed: files of unused modules, a font that none of its styles names, and
 * fonts on another host, because this build has its own.
 */
const UNUSED_URLS =
  /new URL\(`assets\/(?:heic|marker|noto-mono)[^`]*`,import\.meta\.url\)\.href|url\(https:\/\/cdn\.[^)]*\)/g;

const ICON_FONT = /material-symbols.*\.woff2$/;
const FRENCH_LOCALE = /locales\/fr\.json$/;

/** The French locale of Sveltia CMS (JSON), with the texts of `words.json` at their paths (`assets_dialog.enter_url`). */
export function overrideTexts(json: string): string {
  const locale = new Document(JSON.parse(json));
  for (const [path, text] of Object.entries(texts)) locale.setIn(path.split('.'), text);
  return JSON.stringify(locale);
}

/** Virtual modules: the configuration, with the blocks that editors can place in a text (type in `ecran.d.ts`), and an empty module. */
const DATA = 'virtual:ecran';
const EMPTY = '\0empty';

function screenPlugin(screenData: object, owner: string): Plugin {
  return {
    name: 'ecran',
    enforce: 'pre',
    resolveId: (id) => (id === DATA ? `\0${DATA}` : UNUSED_MODULES.test(id) ? EMPTY : undefined),
    load(id) {
      if (id === EMPTY) return 'export default {}';
      return id === `\0${DATA}` ? `export default ${JSON.stringify(screenData)}` : undefined;
    },
    // Some hosts do not send the headers in `_headers`, so the policy is in the HTML, too.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: SCREEN_POLICY } },
    ],
    transform(code, id) {
      if (FRENCH_LOCALE.test(id)) return { code: overrideTexts(code), map: null };
      if (!id.endsWith(LIBRARY)) return undefined;
      const withoutUrls = patched(code, patchesFor(owner)).replace(UNUSED_URLS, (url) =>
        url.startsWith('url') ? 'local(none)' : '``',
      );
      return { code: withoutUrls, map: null };
    },
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
      for (const file of files)
        if (file.type === 'asset' && ICON_FONT.test(file.fileName))
          file.source = await subsetIconFont(Buffer.from(file.source), code);
    },
  };
}

/** Builds the writing screen of a site into a folder. Returns false if `site.yml` has no GitHub repository. */
export async function buildScreen(
  outDir: string,
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
    plugins: [screenPlugin({ config: configOf(site, siteUrl), blocks }, owner)],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const security = `  Content-Security-Policy: ${SCREEN_POLICY}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
`;
  const cache = '  Cache-Control: public, max-age=31536000, immutable\n';
  writeFileSync(join(outDir, '_headers'), `/*\n${security}/assets/*\n${cache}`);
  return true;
}
