import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePath, hasServiceWorker } from './src/site/environment.ts';
import { bodies } from './src/vite/bodies.ts';
import { classNames } from './src/vite/class-names.ts';
import { contentReader } from './src/vite/content-reader.ts';
import { devPages } from './src/vite/dev-pages.ts';
import { inlineScript } from './src/vite/inline-script.ts';
import { prerender } from './src/vite/prerender.ts';
import { routerParts } from './src/vite/router-parts.ts';
import { isShared, isSharedByBlocks } from './src/vite/shared-script.ts';
import { CLIENT_ENTRY } from './src/vite/write-site.ts';

/** What commands write: thousands of files whose changes mean nothing to the live preview. */
const WRITTEN = ['.bench', '.cache', 'dist', '*.build-*', 'test-results'].map(
  (folder) => `**/${folder}/**`,
);

const content = contentReader();

/** The one pipeline: `vite` is the live preview, `vite build` writes the whole of `dist/`. */
export default defineConfig({
  base: basePath(),
  appType: 'custom',
  define: {
    __SERVICE_WORKER__: JSON.stringify(hasServiceWorker()),
  },
  clearScreen: false,
  plugins: [
    bodies(content),
    routerParts(),
    inlineScript(),
    vanillaExtractPlugin({ identifiers: classNames() }),
    react(),
    devPages(content),
    prerender(content),
  ],
  // One set of plugins for both environments: the check and the evaluated styles serve both.
  builder: { sharedConfigBuild: true },
  build: {
    // The oldest browsers that a page is written for: phones that no longer get a newer one. Left alone,
    // Vite writes conditions (`width >= 48rem`) that these do not understand, and no menu of a phone closes there.
    target: 'es2021',
    cssTarget: ['chrome90', 'firefox91', 'safari14.1', 'ios14.5'],
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [CLIENT_ENTRY, 'src/layouts/styles.ts'],
          output: {
            // The one asset that Vite writes is the sheet of all pages.
            assetFileNames: 'assets/site-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'commun', test: isShared },
                { name: 'blocs', test: isSharedByBlocks },
              ],
            },
            // Chromium compiles the functions of this file as it comes, on another thread, and not one by one as they are called.
            postBanner: ({ name }) => (name === 'commun' ? '//# allFunctionsCalledOnLoad' : ''),
          },
          checks: { pluginTimings: false },
        },
      },
    },
    ssr: {
      build: {
        target: 'node20',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          input: { server: 'src/server/entry.ts' },
          output: { codeSplitting: false },
          checks: { pluginTimings: false },
        },
      },
    },
  },
  server: { watch: { ignored: WRITTEN } },
  // Made ready at the start. For one that it meets later, Vite loads the page anew: the notice that was
  // asked for would be lost.
  optimizeDeps: {
    include: [
      '@orama/stemmers/french',
      '@radix-ui/react-toast',
      '@vanilla-extract/recipes/createRuntimeFn',
      'minisearch',
      'react-dom/client',
      'react-router-dom',
    ],
  },
});
