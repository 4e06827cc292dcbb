import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { kinds } from '../site/kinds/index.ts';
import { sharedFiles } from '../site/schema/index.ts';

/** The Content-Security-Policy of the screen: its own files and preview, photos that are not sent yet, GitHub's interface and pictures. */
export const SCREEN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "img-src 'self' blob: https://raw.githubusercontent.com",
  "connect-src 'self' https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Headers for hosts that read `_headers`. */
const HEADERS = `/*
  Content-Security-Policy: ${SCREEN_POLICY}; frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** What the screen reads: folders of texts, and files that pages share, but no guide. */
export const SOURCES = [
  ...new Set([
    ...Object.values(kinds).map(({ folder }) => folder),
    ...Object.values(sharedFiles).map(({ path }) => path),
  ]),
].map((path) => `content/${path}`);

interface ScreenOptions {
  /** `owner/name` on GitHub; empty when the site names none. */
  repository: string;
  /** Address of the site, at whose origin the screen does not open. */
  siteUrl: string;
}

/** Builds the screen into a folder. */
export async function buildScreen(
  outDir: string,
  { repository, siteUrl }: ScreenOptions,
): Promise<void> {
  await build({
    configFile: false,
    root: resolve('src/screen/page'),
    base: './',
    // Fonts and drawings of the site, which the preview shows.
    publicDir: resolve('public'),
    // Warnings about libraries say nothing to who writes.
    logLevel: 'error',
    resolve: { alias: { 'js-yaml': resolve('src/screen/js-yaml.ts') } },
    define: {
      // gray-matter makes bytes of each text; it reads the text itself.
      'Buffer.from': 'String',
      __SOURCES__: JSON.stringify(SOURCES),
      __REPOSITORY__: JSON.stringify(repository),
      __SITE_ORIGIN__: JSON.stringify(new URL(siteUrl).origin),
    },
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'screen-policy',
        // Some hosts send no headers, so the policy is in the HTML, too.
        transformIndexHtml: (_, { path, bundle = {} }) => [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: SCREEN_POLICY },
          },
          // The list comes while the entry is read, and not after it.
          ...(path.endsWith('index.html') ? listFiles(Object.values(bundle)) : []).map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `./${file}` },
          })),
        ],
      },
    ],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index', 'preview'].map((name) => resolve(`src/screen/page/${name}.html`)),
      },
      chunkSizeWarningLimit: 1000,
    },
  });
  writeFileSync(join(outDir, '_headers'), HEADERS);
}

/** Files of the list and of what it imports. */
const listFiles = (files: Rolldown.OutputBundle[string][]): string[] =>
  files.flatMap((file) =>
    file.type === 'chunk' && file.facadeModuleId?.endsWith('screen/app.tsx')
      ? [file.fileName, ...file.imports]
      : [],
  );

/** Repository `owner/name` of an address on GitHub; empty for another address. */
export const repositoryName = (address = ''): string =>
  /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)\/*$/.exec(address)?.[1] ?? '';
