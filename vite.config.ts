import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { siteConfig } from './src/vite/config.ts';
import { ContentState } from './src/vite/content-state.ts';
import { devPages } from './src/vite/dev-pages.ts';

/** The live preview's configuration: its style files are evaluated one by one, as they change. */
export default defineConfig(
  siteConfig([devPages(new ContentState()), ...vanillaExtractPlugin({ identifiers: 'short' })]),
);
