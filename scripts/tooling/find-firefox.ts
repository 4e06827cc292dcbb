import { existsSync } from 'node:fs';
import { firstProgram, fromDebian, install, onPath } from './find-browser.ts';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The path of a Firefox, the second engine of the browser tests: FIREFOX_PATH, then the system's, then Debian's,
 * installed. Empty where there is none, which it says: the tests then run in Chromium alone.
 */
export function findFirefox(log: (line: string) => void): string {
  const named = process.env.FIREFOX_PATH;
  if (named !== undefined) return named;
  const found = findInstalled();
  if (found) return found;
  // Ubuntu has no package of this name, and its runners have a Firefox.
  if (existsSync('/usr/bin/apt-get')) {
    log('No Firefox found: installing one for the browser tests.');
    install(fromDebian('firefox-esr'), log);
  }
  const installed = findInstalled();
  if (!installed) log('SKIPPED: the second engine. Firefox cannot be found or installed here.');
  return installed ?? '';
}

const findInstalled = () => firstProgram([...onPath(NAMES), MAC]);
