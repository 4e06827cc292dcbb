import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { install } from './find-browser.ts';

/** Fonts by the packages of Debian that hold them, and the files that must be there. */
export interface FontSet {
  packages: readonly string[];
  files: readonly string[];
}

/** What all browser tests are rendered in until the site's own fonts come, on any Linux. */
export const TEST_FONTS: FontSet = {
  packages: ['fonts-liberation'],
  files: ['LiberationSans-Regular.ttf', 'LiberationSerif-Bold.ttf'],
};

const FETCHED = resolve('.cache/fonts');
const PLACES = [
  FETCHED,
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
];

/** As Debian has it: without it letters are hinted in full, which rounds their widths to whole pixels. */
const HINTING =
  '<match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>';

/**
 * The path of a fontconfig file with these fonts alone, whatever else the system has: FONTCONFIG_FILE for a browser.
 * Fonts that are not installed are fetched into `.cache`, which needs no rights; raises where that fails.
 * Undefined on macOS and Windows, which have the same fonts on each machine.
 */
export function findFonts(
  { packages, files }: FontSet,
  log: (line: string) => void,
): string | undefined {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(FETCHED, { recursive: true });
  let folders = files.map(folderOf);
  if (folders.includes(undefined)) {
    log(`No ${files.join(' or no ')} found: fetching them for the browser tests.`);
    install(fetchFromDebian(packages), log);
    folders = files.map(folderOf);
  }
  if (folders.includes(undefined))
    throw new Error(`The browser tests need fonts: install ${packages.join(', ')}.`);
  const conf = join(FETCHED, `${packages.join('-')}.conf`);
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  const caches = `<cachedir>${join(FETCHED, 'index')}</cachedir>`;
  writeFileSync(conf, `<?xml version="1.0"?><fontconfig>${dirs}${caches}${HINTING}</fontconfig>\n`);
  return conf;
}

/** The folder that holds this file, in the places where fonts stand. */
function folderOf(file: string): string | undefined {
  for (const place of PLACES.filter(existsSync)) {
    const paths = readdirSync(place, { recursive: true, encoding: 'utf8' });
    const found = paths.find((path) => path.split('/').at(-1) === file);
    if (found) return dirname(join(place, found));
  }
  return undefined;
}

/** Unpacks packages without installing them; their list is updated, with rights, only where it is needed. */
function fetchFromDebian(packages: readonly string[]): string {
  const download = `apt-get download -qq -o APT::Sandbox::User=root ${packages.join(' ')}`;
  const update = '(apt-get update -qq || sudo -n apt-get update -qq)';
  const unpack = 'for deb in *.deb; do dpkg -x "$deb" . && rm "$deb"; done';
  return `cd "$(mktemp -d)" && (${download} || ${update} && ${download}) && ${unpack} && cp -r usr '${FETCHED}'`;
}
