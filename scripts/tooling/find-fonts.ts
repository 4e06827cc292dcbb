import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { install } from './find-browser.ts';

/** Fonts of the browser tests: with the same fonts on any Linux, lines break at the same words. */
const PACKAGE = 'fonts-liberation';
const FILES = ['LiberationSans-Regular.ttf', 'LiberationSerif-Bold.ttf'];

const DOWNLOAD_DIR = resolve('.cache/fonts');
const FONT_DIRS = [DOWNLOAD_DIR, '/usr/share/fonts', join(homedir(), '.local/share/fonts')];

/** Slight hinting, as on Debian: full hinting would round the widths of letters to whole pixels. */
const HINTING =
  '<match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>';

/**
 * Writes a fontconfig file with these fonts alone and returns its path, for FONTCONFIG_FILE. Missing fonts are downloaded into
 * `.cache`; throws when that fails. Undefined on macOS and Windows, where each machine has the same fonts.
 */
export function findFonts(log: (line: string) => void): string | undefined {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(DOWNLOAD_DIR, { recursive: true });
  if (FILES.some((file) => !folderOf(file))) install(FETCH, log);
  const folders = FILES.map(folderOf);
  if (folders.includes(undefined))
    throw new Error(`The browser tests need fonts: install ${PACKAGE}.`);
  const conf = join(DOWNLOAD_DIR, 'fonts.conf');
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

/** Shell command that unpacks the package without installing it; it updates apt's lists only if the download fails. */
const GET = `apt-get download -qq -o APT::Sandbox::User=root ${PACKAGE}`;
const FETCH = `cd "$(mktemp -d)" && (${GET} || (apt-get update -qq && ${GET})) && dpkg -x *.deb . && cp -r usr '${DOWNLOAD_DIR}'`;
