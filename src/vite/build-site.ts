import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { today } from '../content/days.ts';
import { METADATA } from '../content/outputs.ts';
import { siteUrl } from './base-path.ts';

const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Runs `vite build` into `dist`, which logs its result. Gives the number of written pages: 0 after errors in the content.
 * In another process, because the TypeScript loader of this one would slow Vite down by a third.
 */
export async function buildSite(dist = 'dist'): Promise<{ pages: number }> {
  // Validated first: Vite would report a wrong address or day with a long stack.
  siteUrl();
  today();
  const build = spawn(process.execPath, [VITE, 'build', '--outDir', dist, '--logLevel', 'warn'], {
    env: {
      ...process.env,
      // For React's production code.
      NODE_ENV: 'production',
      // Prevents a slow check of the configuration for other loaders.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((done, fail) => {
    build.on('error', fail);
    build.on('close', done);
  });
  if (code !== 0) return { pages: 0 };
  const metadata: unknown[] = JSON.parse(await readFile(join(dist, METADATA), 'utf8'));
  return { pages: metadata.length };
}
