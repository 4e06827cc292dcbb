import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { mdxOptions } from '../mdx/plugins.ts';
import { basePath } from './base-path.ts';
import { buildId } from './build-id.ts';
import type { ContentState } from './content-state.ts';
import { devPages } from './dev-pages.ts';
import { siteContent } from './site-content.ts';

/** Vite's configuration for dev and for both builds, around one reading of the content. */
export const siteConfig = (content: ContentState): UserConfig => ({
  base: basePath(),
  appType: 'custom',
  define: { __BUILD__: JSON.stringify(buildId()) },
  plugins: [
    siteContent(content),
    devPages(content),
    { enforce: 'pre', ...mdx(mdxOptions) },
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
  ],
  clearScreen: false,
  publicDir: 'public',
});
