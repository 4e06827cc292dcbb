import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

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

/** What gray-matter finds in place of parts of Node and of the YAML reader that it does not need here. */
const GRAY_MATTER_PARTS = resolve('src/screen/gray-matter-parts.ts');

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
    resolve: { alias: { 'js-yaml': GRAY_MATTER_PARTS } },
    define: {
      __REPOSITORY__: JSON.stringify(repository),
      __SITE_ORIGIN__: JSON.stringify(new URL(siteUrl).origin),
    },
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'screen-policy',
        // Some hosts send no headers, so the policy is in the HTML, too.
        transformIndexHtml: () => [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: SCREEN_POLICY },
          },
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
        transform: { inject: { Buffer: [GRAY_MATTER_PARTS, 'Buffer'] } },
        input: ['index', 'preview'].map((name) => resolve(`src/screen/page/${name}.html`)),
      },
    },
  });
  writeFileSync(join(outDir, '_headers'), HEADERS);
}

/** Repository `owner/name` of an address on GitHub; empty for another address. */
export const repositoryName = (address = ''): string =>
  /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)\/*$/.exec(address)?.[1] ?? '';
