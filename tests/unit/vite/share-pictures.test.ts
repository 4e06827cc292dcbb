import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shareSheets } from '../../../src/app/server/share-sheets.ts';
import type { Manifest } from '../../../src/content/manifest.ts';
import type { ShareSheet } from '../../../src/content/share-sheet.ts';
import { diskCache } from '../../../src/vite/disk-cache.ts';
import { breakLines } from '../../../src/vite/share/break-lines.ts';
import { fitText } from '../../../src/vite/share/fit-text.ts';
import { loadFont } from '../../../src/vite/share/font.ts';
import { sharePictures } from '../../../src/vite/share-pictures.ts';
import { folderWith } from './content-folder.ts';
import { grain, photo } from './photo.ts';

const site = { name: 'Prénom Nom', tagline: 'Changer les réalités.' };
const entry = (route: string, title: string, image?: string) => ({
  kind: 'page',
  route,
  image,
  frontmatter: { title },
});
const sheetsOf = (...entries: object[]) => shareSheets({ site, entries } as unknown as Manifest);

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h1200v630H0z" fill="#f2a82e"/></svg>';

async function made(sheets: readonly ShareSheet[]) {
  const dir = await folderWith({
    'images/partage.svg': DRAWING,
    'images/photo.jpg': await photo(1600, 1200, true),
    'images/grain.jpg': await grain(1600, 1200),
  });
  const { addresses, emitted } = await sharePictures(
    dir,
    sheets,
    diskCache(await folderWith(), 1e8),
  );
  return { addresses, files: await Promise.all(emitted.map(({ bytes }) => bytes())) };
}

test('every page has a picture of its own, the site one more; a page may ask for that one', () => {
  const sheets = sheetsOf(
    entry('/', 'Raconter le Gabon'),
    entry('/projets/eco-logik', 'Eco Logik'),
    entry('/projets/eco-logik/organisation', 'L’organisation', '/images/photo.jpg'),
    entry('/contact', 'Contact', '/images/partage.svg'),
  );
  const seen = sheets.map(({ route, title, label, image, tinted }) => [
    route,
    title,
    label,
    image,
    tinted,
  ]);
  expect(seen).toEqual([
    ['', '', '', '/images/partage.svg', false],
    ['/', 'Raconter le Gabon', '', '/images/partage.svg', false],
    ['/projets/eco-logik', 'Eco Logik', '', '/images/partage.svg', true],
    ['/projets/eco-logik/organisation', 'L’organisation', 'Eco Logik', '/images/photo.jpg', false],
  ]);
  expect(new Set(sheets.map(({ paint }) => paint.ground)).size).toBe(2);
});

test('they are PNG files of 1200 by 630 under 120 KB, with a grainy photo under a full title as with a drawing', async () => {
  const long = 'Sur la piste des éléphants de forêt, à l’aube, avec les écogardes unis ';
  const { addresses, files } = await made(
    sheetsOf(
      entry('/', 'Accueil'),
      entry('/projets/eco-logik', long),
      entry('/projets/eco-logik/organisation', long.repeat(3), '/images/grain.jpg'),
      entry('/blog/au-marche', 'Au marché', '/images/photo.jpg'),
    ),
  );
  expect(addresses).toEqual({
    '': expect.stringMatching(/^\/assets\/partage\/site-[0-9a-f]{8}\.png$/),
    '/': expect.stringMatching(/^\/assets\/partage\/accueil-[0-9a-f]{8}\.png$/),
    '/projets/eco-logik': expect.any(String),
    '/projets/eco-logik/organisation': expect.any(String),
    '/blog/au-marche': expect.stringMatching(
      /^\/assets\/partage\/blog-au-marche-[0-9a-f]{8}\.png$/,
    ),
  });
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(120_000);
  }
});

test('a default drawing that was taken away leaves a plain colour', async () => {
  const dir = await folderWith();
  const cache = diskCache(await folderWith(), 1e8);
  const { emitted } = await sharePictures(dir, sheetsOf(entry('/', 'Accueil')), cache);
  expect((await emitted[1]?.bytes())?.length).toBeGreaterThan(1000);
});

const font = await loadFont('fraunces-600');

describe('a title in its box', () => {
  const box = { width: 520, height: 330, largest: 104, smallest: 38, leading: 1.08 };
  const inBox = (text: string) => fitText(text, box, (line) => font.width(line, 1));

  test.each([
    'FAQ',
    'Œuvrer ensemble pour les éléphants de forêt, de l’Ogooué à la mangrove',
    'Un titre très long, écrit par quelqu’un qui voulait tout dire en une fois '.repeat(5),
    'Anticonstitutionnellementextraordinairementinterminable',
    'Interminable'.repeat(40),
  ])('fits: %s', (text) => {
    const { lines, size, leading } = inBox(text);
    expect(lines).not.toEqual([]);
    expect(lines.length * leading).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(font.width(line, size)).toBeLessThanOrEqual(box.width);
    const kept = lines.join(' ').replace(/…$/, '').replaceAll(' ', '');
    expect(text.replaceAll(' ', '').startsWith(kept)).toBe(true);
  });

  test('of 70 letters is set whole', () => {
    const text = 'Sur la piste des éléphants de forêt, à l’aube, avec les écogardes unis';
    expect(text).toHaveLength(70);
    expect(inBox(text).lines.join(' ')).toBe(text);
  });

  test('has lines of like length, and no article at the end of one', () => {
    expect(inBox('Quatre activités pour découvrir le Gabon').lines).toEqual([
      'Quatre activités',
      'pour découvrir',
      'le Gabon',
    ]);
    expect(inBox('La charte de Je Participe').lines).not.toContain('de Je');
    expect(breakLines(['un', 'deux'], 1, 5, (line) => line.length)).toBeUndefined();
  });
});

test('the faces have every letter of French; an emoji leaves no box', async () => {
  const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»’–—…€ 0123456789';
  for (const name of ['fraunces-600', 'figtree-600'] as const) {
    const face = await loadFont(name);
    const widths = [...french].map((letter) => face.width(letter, 100));
    expect(Math.min(...widths)).toBeGreaterThan(5);
    expect(face.width('🚧', 100)).toBe(0);
    expect(face.draw('É', { x: 0, y: 0, size: 10 })).toMatch(/<path [^>]*d="M[^"]{40,}Z?"/);
  }
});
