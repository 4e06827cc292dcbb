import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreen } from '../../../scripts/tooling/build-screen.ts';
import { LABELS } from '../../../src/content/labels.ts';
import { overrideTexts, SCREEN_POLICY } from '../../../src/screen/build.ts';
import { COLLECTIONS } from '../../../src/screen/collections.ts';
import { configOf } from '../../../src/screen/config.ts';
import { glyphIds } from '../../../src/screen/icons.ts';

let outDir = '';
beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'ecran-'));
  await buildScreen(outDir, 'tests/content');
}, 60_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const files = () =>
  readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('the screen has less than 4 MB, at most 60 files, and the French locale', () => {
  const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(4_000_000);
  expect(files().length).toBeLessThanOrEqual(60);
  expect(files().some((file) => /\/fr-[\w-]+\.js$/.test(file))).toBe(true);
});

/** The files of the screen whose names match. */
const filesNamed = (pattern: RegExp) => files().filter((file) => pattern.test(file));

test('an editor downloads at most 750 KB in gzip to write: code, French locale and fonts', () => {
  const sizes = filesNamed(/(?:index-[\w-]+\.(?:js|css)|fr-[\w-]+\.js|\.woff2)$/).map((file) =>
    file.endsWith('.woff2') ? statSync(file).size : gzipSync(readFileSync(file)).length,
  );
  expect(sizes).toHaveLength(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(750_000);
});

test('the icon font has only the icons of Sveltia CMS and of the collections', async () => {
  const [path = ''] = filesNamed(/material-symbols[^/]*\.woff2$/);
  const allGlyphs = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const sfnt = await subsetFont(readFileSync(path), '', allGlyphs);
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)));
  const isDrawn = (name: string) => {
    const [glyph, ...others] = glyphIds(font, name);
    return glyph !== 0 && others.length === 0;
  };
  const cmsCode = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  const cmsIcons = [...cmsCode.matchAll(/\bname:`([a-z_]{4,})`,(?:class|"aria)/g)].map(
    ([, name = '']) => name,
  );
  const collectionIcons = Object.values(COLLECTIONS).map(({ icon }) => icon);
  const icons = [
    ...collectionIcons,
    ...cmsIcons,
    'arrow_back',
    'more_vert',
    'settings',
    'list_alt',
  ];
  expect(icons.filter((name) => !isDrawn(name))).toEqual([]);
  expect(isDrawn('rocket_launch')).toBe(false);
});

test('the policy permits no other host than GitHub, in the headers and in the HTML', () => {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8').replaceAll('&#39;', "'");
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${SCREEN_POLICY}">`);
  expect(readFileSync(join(outDir, '_headers'), 'utf8').split(/\n */)).toEqual([
    '/*',
    `Content-Security-Policy: ${SCREEN_POLICY}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy: same-origin',
    'Referrer-Policy: no-referrer',
    'Strict-Transport-Security: max-age=31536000',
    'X-Content-Type-Options: nosniff',
    '/assets/*',
    'Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
  expect(SCREEN_POLICY.match(/https:\/\/[^\s;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc="\.\/)/);
});

test('the HTML shows « Chargement… » until the code has loaded', () => {
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('Chargement…');
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

/** Texts of parts that the screen hides: for developers, other services, the list of photos, links between texts. */
const HIDDEN_TEXTS =
  /^(?:config|relation_field|cloud_storage|prefs|open_authoring)\.|external_folder|^domain$|deploying|referenced_|^file_unavailable|^assets_dialog\.(?:title\.folder|selected_folder|no_sub)|^(?:show_)?folder_(?!created)|^x_folders|(?:renam|delet)\w*_folder|^back_to_parent|new_name_for_folder/;

test('every English text that an editor can see has a French one', () => {
  const locale = (name: string) =>
    readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8');
  const keys = (texts: object, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value, `${prefix}${key}.`) : `${prefix}${key}`,
    );
  const french = keys(JSON.parse(overrideTexts(locale('fr'))));
  const missing = keys(JSON.parse(locale('en-US'))).filter((key) => !french.includes(key));
  expect(missing.filter((key) => !HIDDEN_TEXTS.test(key))).toEqual([]);
});

test('« Brouillon » is the word for a text that the site hides, and for nothing else', () => {
  const locale = readFileSync('node_modules/@sveltia/cms/locales/fr.json', 'utf8');
  // The advanced settings, where an editor can erase what the browser stores, keep the library's words.
  const { prefs, viewing_open_authoring_workflow: _, ...seen } = JSON.parse(overrideTexts(locale));
  expect(JSON.stringify([seen, prefs.contents]).match(/.{20}brouillon.{20}/gi)).toBeNull();
  expect(LABELS.draft).toBe('Brouillon');
});

/** Bold texts of the guide that are not on the screen: buttons of GitHub, and emphasis. */
const OTHER_BOLD_TEXTS = [
  'Il ne touche que ce que vous changez',
  'Attendez qu’elle paraisse',
  'gras',
  'Only select repositories',
  'Read and write',
  'Generate token',
];

test('each button that the guide names is on the screen', () => {
  const bold = [...readFileSync('content/ECRAN.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)];
  const names = bold.map(([, name = '']) => name.replace(/\s+/g, ' '));
  const labels = (configOf({ name: '' }, 'https://x.example/').collections ?? []).flatMap(
    (collection) =>
      'label' in collection && collection.label !== undefined ? collection.label : [],
  );
  const french = readFileSync('node_modules/@sveltia/cms/locales/fr.json', 'utf8');
  const missing = names.filter(
    (name) => ![...OTHER_BOLD_TEXTS, ...labels].includes(name) && !french.includes(`"${name}"`),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
