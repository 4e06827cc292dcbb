import { execSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** First the browser without a window: it does the same work in two thirds of the time. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own download, where its host can be reached. */
const PLAYWRIGHTS = 'npx playwright install chromium';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then Playwright's own, then the system's.
 * Where there is none it installs one, and says so. Raises when that fails too.
 */
export function findBrowser(log: (line: string) => void): string {
  const found = findInstalled();
  if (found) return found;
  log('No Chromium found: installing one for the browser tests.');
  const isRoot = process.getuid?.() === 0;
  // Older releases have no package of the browser without a window.
  const debians = `${fromDebian('chromium-headless-shell')} || ${fromDebian('chromium')}`;
  for (const command of isRoot ? [debians, PLAYWRIGHTS] : [PLAYWRIGHTS, debians]) {
    install(command, log);
    const installed = findInstalled();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed: install one, or set CHROMIUM_PATH.');
}

function findInstalled(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  return firstProgram([chromium.executablePath(), ...onPath(NAMES), ...PLACES]);
}

/** The command that installs a package of Debian, where the system has apt and lets us use it. */
export function fromDebian(name: string): string {
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;
  return process.getuid?.() === 0 ? command : `sudo -n sh -c '${command}'`;
}

/** Runs such a command; what fails is said. */
export function install(command: string, log: (line: string) => void): void {
  log(`  ${command}`);
  try {
    execSync(command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  } catch (reason) {
    log(`  ${String(reason).split('\n')[0]}`);
  }
}

/** Where a program of one of these names may stand, by PATH. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The first of these paths that is a program. */
export const firstProgram = (paths: readonly string[]) => paths.find(isExecutable);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
