import { defineConfig } from 'vite';
import { siteConfig } from './src/vite/config.ts';
import { ContentState } from './src/vite/content-state.ts';
import { devPages } from './src/vite/dev-pages.ts';

export default defineConfig(siteConfig([devPages(new ContentState())]));
