import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { METADATA } from '../model/outputs.ts';
import { today } from '../site/days.ts';
import type { Preview } from '../site/environment.ts';
import { PREVIEW, siteUrl as siteUrlOf } from '../site/environment.ts';

const VITE = 'node_modules/vite/bin/vite.js';

/** Room for young objects: with the default of 16 MB, collecting the syntax trees of many texts costs a tenth of a build. */
const MEMORY = '--max-semi-space-size=64';

interface BuildOptions {
  /** Folder of the project. */
  cwd?: string;
  /** Public address; that of the environment by default. */
  siteUrl?: string;
  /** Proposal that the build shows. */
  preview?: Preview;
  /** With drafts and without days from Git, so that two builds differ only by what a review compares. */
  isCompared?: boolean;
  /** Time after which the build is killed (ms). */
  timeout?: number;
}

/**
 * Runs `vite build` into the folder `dist`; the build logs its result. Returns the number of written pages, 0 after errors in
 * the content. It runs in another process, because the TypeScript loader of this process would slow Vite down by a third.
 */
export async function buildSite(
  dist = 'dist',
  { cwd = '.', siteUrl, preview, isCompared, timeout }: BuildOptions = {},
): Promise<{ pages: number }> {
  // Both calls throw for a wrong address or day, which Vite would report with a long stack trace.
  const address = siteUrlOf(siteUrl);
  today();
  const build = spawn(
    process.execPath,
    [MEMORY, VITE, 'build', '--outDir', dist, '--logLevel', 'warn'],
    {
      cwd,
      timeout,
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        SITE_URL: address,
        [PREVIEW]: preview && JSON.stringify(preview),
        ...(isCompared && { PREVIEW_DRAFTS: '1', GIT_DIR: '/dev/null' }),
        // Selects React's production code.
        NODE_ENV: 'production',
        // Skips Vite's slow check whether the configuration also works with another loader.
        VITE_CONFIG_NATIVE_IGNORE_WARNING: '1',
      },
      // What a review prints is its comment.
      stdio: ['ignore', isCompared ? process.stderr : 'inherit', 'inherit'],
    },
  );
  const code = await new Promise<number | null>((done, fail) => {
    build.on('error', fail);
    build.on('close', done);
  });
  if (code !== 0) return { pages: 0 };
  const metadata: unknown[] = JSON.parse(await readFile(join(dist, METADATA), 'utf8'));
  return { pages: metadata.length };
}
