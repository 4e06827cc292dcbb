import { defineConfig } from 'vite';
import { siteConfig } from './src/vite/config.ts';
import { ContentState } from './src/vite/content-state.ts';
import { devPages } from './src/vite/dev-pages.ts';
import { stylePlugins } from './src/vite/style-plugins.ts';

export default defineConfig(siteConfig([devPages(new ContentState()), ...stylePlugins()]));
