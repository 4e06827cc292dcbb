import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { today } from '../content/days.ts';
import { METADATA } from '../content/outputs.ts';
import { siteUrl } from './base-path.ts';

const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Runs `vite build` into `dist`; it prints what it did. Gives the number of pages written: 0 when errors in
 * the content stopped it. A process of its own, because the loader of TypeScript would slow Vite down by a third.
 */
export async function buildSite(dist = 'dist'): Promise<{ pages: number }> {
  // Read first: Vite reports a wrong address or a wrong day with a long stack.
  siteUrl();
  today();
  const build = spawn(process.execPath, [VITE, 'build', '--outDir', dist, '--logLevel', 'warn'], {
    env: {
      ...process.env,
      // React chooses its production code by this.
      NODE_ENV: 'production',
      // Vite else spends time to find out how another loader would read the configuration.
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
