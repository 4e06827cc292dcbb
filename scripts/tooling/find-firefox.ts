import { existsSync } from 'node:fs';
import { debianCommand, firstExecutable, install, onPath } from './find-browser.ts';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Path of a Firefox: FIREFOX_PATH, else an installed program, else Debian's package, which is then installed. Empty when the
 * installation fails, which is logged: the browser tests then run in Chromium alone.
 */
export function findFirefox(log: (line: string) => void): string {
  const fromEnv = process.env.FIREFOX_PATH;
  if (fromEnv !== undefined) return fromEnv;
  const found = findInstalled();
  if (found) return found;
  // Ubuntu has no package `firefox-esr`, but GitHub's Ubuntu runners already have a Firefox.
  if (existsSync('/usr/bin/apt-get')) {
    log('No Firefox found: installing one for the browser tests.');
    install(debianCommand('firefox-esr'), log);
  }
  const installed = findInstalled();
  if (!installed) log('SKIPPED: the second engine. Firefox cannot be found or installed here.');
  return installed ?? '';
}

const findInstalled = () => firstExecutable([...onPath(NAMES), MAC]);
