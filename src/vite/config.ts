import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { basePath } from './base-path.ts';
import { buildId } from './build-id.ts';
import { fontBase } from './font-base.ts';
import { inlineScript } from './inline-script.ts';

/** What commands write: thousands of files whose changes mean nothing to the live preview. */
const WRITTEN = ['.cache', 'dist', 'shots', 'test-results'].map((folder) => `**/${folder}/**`);

/** The live preview watches content by itself: for Vite it is no code. */
const isContent = (path: string) => !relative(resolve('content'), path).startsWith('..');

/** Vite's configuration for the code of the site, in dev and for both bundles; `plugins` read its styles. */
export const siteConfig = (plugins: PluginOption[]): UserConfig => ({
  base: basePath(),
  appType: 'custom',
  define: { __BUILD__: JSON.stringify(buildId()) },
  plugins: [fontBase(basePath()), inlineScript(), ...plugins, react()],
  clearScreen: false,
  publicDir: 'public',
  server: { watch: { ignored: [...WRITTEN, isContent] } },
});
