import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { install } from './find-browser.ts';

/** Debian packages of fonts, and names of font files in them that must be found. */
export interface FontSet {
  packages: readonly string[];
  files: readonly string[];
}

/** Fonts for the browser tests: with the same fonts on any Linux, lines break at the same words. */
export const TEST_FONTS: FontSet = {
  packages: ['fonts-liberation'],
  files: ['LiberationSans-Regular.ttf', 'LiberationSerif-Bold.ttf'],
};

const DOWNLOAD_DIR = resolve('.cache/fonts');
const FONT_DIRS = [
  DOWNLOAD_DIR,
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
];

/** Slight hinting, as on Debian: full hinting would round the widths of letters to whole pixels. */
const HINTING =
  '<match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>';

/**
 * Writes a fontconfig file with these fonts alone and returns its path, for FONTCONFIG_FILE. Missing fonts are downloaded into
 * `.cache`; throws when that fails. Undefined on macOS and Windows, where each machine has the same fonts.
 */
export function findFonts(
  { packages, files }: FontSet,
  log: (line: string) => void,
): string | undefined {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(DOWNLOAD_DIR, { recursive: true });
  let folders = files.map(folderOf);
  if (folders.includes(undefined)) {
    log(`No ${files.join(' or no ')} found: fetching them for the browser tests.`);
    install(fetchFromDebian(packages), log);
    folders = files.map(folderOf);
  }
  if (folders.includes(undefined))
    throw new Error(`The browser tests need fonts: install ${packages.join(', ')}.`);
  const conf = join(DOWNLOAD_DIR, `${packages.join('-')}.conf`);
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  const caches = `<cachedir>${join(DOWNLOAD_DIR, 'index')}</cachedir>`;
  writeFileSync(conf, `<?xml version="1.0"?><fontconfig>${dirs}${caches}${HINTING}</fontconfig>\n`);
  return conf;
}

/** Folder that contains a font file; undefined when not found. */
function folderOf(file: string): string | undefined {
  for (const dir of FONT_DIRS.filter(existsSync)) {
    const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' });
    const found = paths.find((path) => path.split('/').at(-1) === file);
    if (found) return dirname(join(dir, found));
  }
  return undefined;
}

/** Shell command that unpacks packages without installing them; it updates apt's lists only if the download fails. */
function fetchFromDebian(packages: readonly string[]): string {
  const download = `apt-get download -qq -o APT::Sandbox::User=root ${packages.join(' ')}`;
  const update = '(apt-get update -qq || sudo -n apt-get update -qq)';
  const unpack = 'for deb in *.deb; do dpkg -x "$deb" . && rm "$deb"; done';
  return `cd "$(mktemp -d)" && (${download} || ${update} && ${download}) && ${unpack} && cp -r usr '${DOWNLOAD_DIR}'`;
}
