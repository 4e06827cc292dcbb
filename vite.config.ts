import { defineConfig } from 'vite';
import { siteConfig } from './src/vite/config.ts';
import { ContentState } from './src/vite/content-state.ts';

export default defineConfig(siteConfig(new ContentState()));
