import { execSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell comes first: it takes two thirds of the time. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];

const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own download, if its host is reachable. */
const PLAYWRIGHT_INSTALL = 'npx playwright install chromium';

/**
 * Path of a Chromium: `CHROMIUM_PATH`, then Playwright's own, then an installed one; otherwise it installs one, which
 * it logs. Throws when that fails.
 */
export function findBrowser(log: (line: string) => void): string {
  const found = findInstalled();
  if (found) return found;
  log('No Chromium found: installing one for the browser tests.');
  const isRoot = process.getuid?.() === 0;
  // Older Debian releases have no package of the headless shell.
  const debianInstall = `${debianCommand('chromium-headless-shell')} || ${debianCommand('chromium')}`;
  for (const command of isRoot
    ? [debianInstall, PLAYWRIGHT_INSTALL]
    : [PLAYWRIGHT_INSTALL, debianInstall]) {
    install(command, log);
    const installed = findInstalled();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed: install one, or set CHROMIUM_PATH.');
}

function findInstalled(): string | undefined {
  const fromEnv = process.env.CHROMIUM_PATH;
  if (fromEnv) {
    if (!isExecutable(fromEnv)) throw new Error(`CHROMIUM_PATH names no program: ${fromEnv}`);
    return fromEnv;
  }
  return firstExecutable([chromium.executablePath(), ...onPath(NAMES), ...PATHS]);
}

/** Shell command that installs a Debian package, through sudo unless root. */
export function debianCommand(name: string): string {
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;
  return process.getuid?.() === 0 ? command : `sudo -n sh -c '${command}'`;
}

/** Runs an install command; a failure is logged, not thrown. */
export function install(command: string, log: (line: string) => void): void {
  log(`  ${command}`);
  try {
    execSync(command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  } catch (reason) {
    log(`  ${String(reason).split('\n')[0]}`);
  }
}

/** Candidate paths of programs in the folders of PATH. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** First executable path; undefined without one. */
export const firstExecutable = (paths: readonly string[]) => paths.find(isExecutable);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
