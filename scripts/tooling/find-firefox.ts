import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Debian's package; Ubuntu has none of this name, and its runners have a Firefox. */
const DEBIANS =
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr';

/**
 * The path of a Firefox, the second engine of the browser tests: FIREFOX_PATH, then the system's, then Debian's,
 * installed. Empty where there is none, which it says: the tests then run in Chromium alone.
 */
export function findFirefox(say: (line: string) => void): string {
  const named = process.env.FIREFOX_PATH;
  if (named !== undefined) return named;
  const found = findInstalled();
  if (found) return found;
  const install = process.getuid?.() === 0 ? DEBIANS : `sudo -n sh -c '${DEBIANS}'`;
  if (existsSync('/usr/bin/apt-get')) {
    say(`No Firefox found: installing one for the browser tests.\n  ${install}`);
    try {
      execSync(install, { stdio: 'ignore', timeout: 300_000 });
    } catch (reason) {
      say(`  ${String(reason).split('\n')[0]}`);
    }
  }
  const installed = findInstalled();
  if (!installed) say('SKIPPED: the second engine. Firefox cannot be found or installed here.');
  return installed ?? '';
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(
    existsSync,
  );
}
