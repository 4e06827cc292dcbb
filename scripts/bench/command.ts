import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { buildSite } from '../../src/vite/build-site.ts';
import { serve } from '../../src/vite/serve.ts';
import { withBrowser } from '../tooling/find-browser.ts';

/** Last line of the shell's `times`, `0m3.52s 0m0.41s`: user and system time of all child processes. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Runs an npm script of a project; returns its processor time in seconds. Throws with its output when the script fails. */
export async function measureCommand(cwd: string, name: string): Promise<number> {
  const script = 'npm run --silent "$0" >&2; code=$?; times; exit $code';
  const env = { ...process.env, SITE_URL: '', LC_ALL: 'C' };
  const { stdout } = await promisify(execFile)('sh', ['-c', script, name], { cwd, env });
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] =
    TIMES.exec(stdout)?.slice(1).map(Number) ?? [];
  return (userMinutes + systemMinutes) * 60 + user + system;
}

/** A built site that is served, with a browser. */
export interface OpenSite {
  /** Address of the server, without final slash. */
  origin: string;
  browser: Browser;
}

/** Builds the site into a temporary folder, and serves it with a browser. */
export const withBuiltSite = <Result>(use: (site: OpenSite) => Promise<Result>) =>
  withFolder(async (dir) => {
    if ((await buildSite(dir)).pages === 0) throw new Error('The content has errors.');
    return withBrowser(async (browser) => {
      const { address, close } = await serve({ dir, port: 0, base: '/' });
      return use({ origin: address.slice(0, -1), browser }).finally(close);
    });
  });

/** Files and folders that a build reads. */
const SOURCES = [
  ...['content', 'public', 'scripts', 'src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** Copies the project into a temporary folder, removed after `use`. */
export const withProject = <Result>(use: (dir: string) => Promise<Result>) =>
  withFolder(async (dir) => {
    for (const name of SOURCES) await cp(name, join(dir, name), { recursive: true });
    await symlink(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
    return use(dir);
  });

async function withFolder<Result>(use: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'));
  return use(dir).finally(() => rm(dir, { recursive: true, force: true }));
}
