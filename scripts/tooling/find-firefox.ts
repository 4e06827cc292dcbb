import { existsSync } from 'node:fs';
import { debianCommand, firstExecutable, install, onPath } from './find-browser.ts';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Path of a Firefox: FIREFOX_PATH, an installed one, or Debian's, which it installs. Empty when none can be installed,
 * which it logs: the browser tests then run in Chromium alone.
 */
export function findFirefox(log: (line: string) => void): string {
  const fromEnv = process.env.FIREFOX_PATH;
  if (fromEnv !== undefined) return fromEnv;
  const found = findInstalled();
  if (found) return found;
  // Ubuntu has no such package; GitHub's Ubuntu runners have a Firefox.
  if (existsSync('/usr/bin/apt-get')) {
    log('No Firefox found: installing one for the browser tests.');
    install(debianCommand('firefox-esr'), log);
  }
  const installed = findInstalled();
  if (!installed) log('SKIPPED: the second engine. Firefox cannot be found or installed here.');
  return installed ?? '';
}

const findInstalled = () => firstExecutable([...onPath(NAMES), MAC]);
