import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { siteConfig } from './src/vite/config.ts';
import { ContentState } from './src/vite/content-state.ts';
import { devPages } from './src/vite/dev-pages.ts';

/** The live preview's configuration: its style files are evaluated one by one, as they change. */
export default defineConfig({
  ...siteConfig([devPages(new ContentState()), ...vanillaExtractPlugin({ identifiers: 'short' })]),
  // Made ready at the start. For one that it meets later, Vite loads the page anew: the notice that was
  // asked for would be lost.
  optimizeDeps: {
    include: [
      '@radix-ui/react-toast',
      '@vanilla-extract/recipes/createRuntimeFn',
      'react-dom/client',
    ],
  },
});
