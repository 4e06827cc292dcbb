import { execSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Names of programs, the headless shell first: it needs two thirds of the time of a full browser. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];

const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Downloads Playwright's Chromium, if the host of the download is reachable. */
const PLAYWRIGHT_INSTALL = 'npx playwright install chromium';

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else Playwright's, else an installed program; otherwise installs one and logs the
 * command. Throws when the installation fails.
 */
export function findBrowser(log: (line: string) => void): string {
  const found = findInstalled();
  if (found) return found;
  log('No Chromium found: installing one for the browser tests.');
  const isRoot = process.getuid?.() === 0;
  // Full Chromium as a second choice, because older Debian releases have no package of the headless shell.
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

/** Shell command that installs a Debian package, with sudo unless the user is root. */
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

/** Paths of programs in each folder of PATH; these files may not exist. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** First executable path; undefined if there is none. */
export const firstExecutable = (paths: readonly string[]) => paths.find(isExecutable);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
