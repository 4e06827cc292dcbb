import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreen } from '../../../scripts/tooling/build-screen.ts';
import { inFrench, POLICY } from '../../../src/screen/build.ts';
import { configOf } from '../../../src/screen/config.ts';
import { glyphsOf } from '../../../src/screen/icons.ts';
import { SHOWN } from '../../../src/screen/shown.ts';

let out = '';
beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'ecran-'));
  await buildScreen(out, 'tests/content');
}, 60_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const files = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the screen stays below 4 MB and 60 files, French included', () => {
  const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(4_000_000);
  expect(files().length).toBeLessThanOrEqual(60);
  expect(files().some((file) => /\/fr-[\w-]+\.js$/.test(file))).toBe(true);
});

/** The files of the screen whose names match. */
const named = (pattern: RegExp) => files().filter((file) => pattern.test(file));

test('what an editor loads to write is at most 750 KB: code, French and fonts', () => {
  const sent = named(/(?:index-[\w-]+\.(?:js|css)|fr-[\w-]+\.js|\.woff2)$/).map((file) =>
    file.endsWith('.woff2') ? statSync(file).size : brotliCompressSync(readFileSync(file)).length,
  );
  expect(sent.length).toBeGreaterThanOrEqual(4);
  expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(750_000);
});

test('its font draws each icon that the library or the configuration names, and no other', async () => {
  const [path = ''] = named(/material-symbols[^/]*\.woff2$/);
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const sfnt = await subsetFont(readFileSync(path), '', whole);
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)));
  const isDrawn = (name: string) => {
    const [glyph, ...others] = glyphsOf(font, name);
    return glyph !== 0 && others.length === 0;
  };
  const library = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  const theirs = [...library.matchAll(/\bname:`([a-z_]{4,})`,(?:class|"aria)/g)].map(
    ([, name = '']) => name,
  );
  const ours = Object.values(SHOWN).map(({ icon }) => icon);
  const icons = [...ours, ...theirs, 'arrow_back', 'more_vert', 'settings', 'list_alt'];
  expect(icons.filter((name) => !isDrawn(name))).toEqual([]);
  expect(isDrawn('rocket_launch')).toBe(false);
});

test('it may reach GitHub alone, and says so where a host sets no headers, too', () => {
  const html = readFileSync(join(out, 'index.html'), 'utf8').replaceAll('&#39;', "'");
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  expect(readFileSync(join(out, '_headers'), 'utf8').split(/\n */)).toEqual([
    '/*',
    `Content-Security-Policy: ${POLICY}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy: same-origin',
    'Referrer-Policy: no-referrer',
    'Strict-Transport-Security: max-age=31536000',
    'X-Content-Type-Options: nosniff',
    '/assets/*',
    'Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
  expect(POLICY.match(/https:\/\/[^\s;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc="\.\/)/);
});

test('its first HTML says that it loads', () => {
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Chargement…');
});

test('what it says on GitHub is French, and its token ends by itself', () => {
  const code = files()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const text of ['Écrit avec l’écran du site.', 'expires_in:`90`', 'target_name:`'])
    expect(code).toContain(text);
  expect(code).not.toMatch(/cdn\.jsdelivr|unpkg\.com\/@sveltia\/cms|githubstatus\.com\/api/);
});

test('it has no word in English but those of developers and of services that it is not joined to', () => {
  const locale = (name: string) =>
    readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8');
  const keys = (words: object, path = ''): string[] =>
    Object.entries(words).flatMap(([key, one]) =>
      typeof one === 'object' ? keys(one, `${path}${key}.`) : `${path}${key}`,
    );
  const french = keys(JSON.parse(inFrench(locale('fr'))));
  const missing = keys(JSON.parse(locale('en-US'))).filter((key) => !french.includes(key));
  const unseen = /^(?:config|relation_field|cloud_storage|prefs|open_authoring)\.|external_folder/;
  expect(missing.filter((key) => !unseen.test(key))).toEqual([]);
});

/** What is in bold in the guide without being a button of the screen: GitHub's, and what matters. */
const NO_BUTTONS = [
  'Il ne touche que ce que vous changez',
  'Attendez qu’elle paraisse',
  'gras',
  'Only select repositories',
  'Read and write',
  'Generate token',
];

test('each button that the guide names is on the screen', () => {
  const bold = [...readFileSync('content/ECRAN.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)];
  const named = bold.map(([, name = '']) => name.replace(/\s+/g, ' '));
  const labels = (configOf({ name: '' }, 'https://x.example/').collections ?? []).flatMap((one) =>
    'label' in one && one.label !== undefined ? one.label : [],
  );
  const french = readFileSync('node_modules/@sveltia/cms/locales/fr.json', 'utf8');
  const lost = named.filter(
    (name) => ![...NO_BUTTONS, ...labels].includes(name) && !french.includes(`"${name}"`),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(lost).toEqual([]);
});
