import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mdxOptions } from './src/mdx/plugins.ts';
import { basePath } from './src/vite/base-path.ts';
import { buildId } from './src/vite/build-id.ts';
import { devPages } from './src/vite/dev-pages.ts';
import { ContentState, siteContent } from './src/vite/site-content.ts';

const content = new ContentState();

export default defineConfig({
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
