import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** Names of programs, the headless shell first: it needs two thirds of the time of a full browser. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
];

const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Shell commands that install a Chromium: Debian's packages, of which older releases have only the second, or Playwright's. */
const APT = 'apt-get install -y -qq --no-install-recommends';
const INSTALL = [
  `apt-get update -qq && (${APT} chromium-headless-shell || ${APT} chromium)`,
  'npx playwright install chromium',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else Playwright's, else an installed program; otherwise installs one and logs the
 * command. Throws when the installation fails.
 */
export function findBrowser(log: (line: string) => void): string {
  const fromEnv = process.env.CHROMIUM_PATH;
  if (fromEnv && !existsSync(fromEnv))
    throw new Error(`CHROMIUM_PATH names no program: ${fromEnv}`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const find = () => fromEnv || [chromium.executablePath(), ...onPath, ...PATHS].find(existsSync);
  // Only root may install packages.
  const commands = process.getuid?.() === 0 ? INSTALL : INSTALL.slice(1);
  for (const command of find() ? [] : commands) if (!find()) install(command, log);
  const found = find();
  if (!found) throw new Error('No Chromium could be installed: install one, or set CHROMIUM_PATH.');
  return found;
}

/** Runs an install command; a failure is logged, not thrown. */
export function install(command: string, log: (line: string) => void): void {
  log(`Installing for the browser tests:\n  ${command}`);
  try {
    execSync(command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  } catch (reason) {
    log(`  ${String(reason).split('\n')[0]}`);
  }
}

/** Opens Chromium without its background requests; the browser is closed after `use`. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser((line) => console.error(line)),
    // Chromium refuses to run sandboxed as root, the only user of some containers.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  return use(browser).finally(() => browser.close());
}
