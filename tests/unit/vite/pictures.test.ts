import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { type PictureSet, preparePictures } from '../../../src/vite/prepare-pictures.ts';
import { folderWith } from './content-folder.ts';
import { photo } from './photo.ts';

async function prepare(files: Record<string, string | Buffer>, proofs?: ReadonlySet<string>) {
  const dir = await folderWith(files);
  const cache = diskCache(await folderWith(), 100_000_000);
  return preparePictures(dir, Object.keys(files), { cache, proofs: proofs ?? new Set() });
}

const bytesOf = (set: PictureSet, ending: string) => {
  const [, create] = [...set.files].find(([address]) => address.endsWith(ending)) ?? [];
  if (!create) throw new Error(`${ending} is not among ${[...set.files.keys()]}`);
  return create();
};

test('a photo of 12 megapixels, rotated by its EXIF, is converted upright, with a name and a size, to small files', async () => {
  const jpeg = await photo(3024, 4032, true);
  const before = await sharp(jpeg).metadata();
  expect([before.width, before.height, before.orientation]).toEqual([4032, 3024, 6]);
  expect(jpeg.includes('SECRET-LOGICIEL')).toBe(true);
  const set = await prepare({ 'images/IMG 2031é.jpg': jpeg });
  const picture = set.pictures['/images/IMG 2031é.jpg'];
  const name = /^\/assets\/img\/img-2031e-[0-9a-f]{8}-960\.webp$/;
  expect(picture).toEqual({
    src: expect.stringMatching(name),
    width: 3024,
    height: 4032,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcset: [480, 960, 1600].map((width) => ({
        src: expect.stringMatching(new RegExp(`-${width}\\.${format}$`)),
        width,
      })),
    })),
  });
  const created = Array.from(set.files.values(), (create) => create());
  const files = (await Promise.all(created)).slice(0, 6);
  const metas = await Promise.all(files.map((file) => sharp(file).metadata()));
  expect(metas.map(({ width, height }) => [width, height])).toEqual([
    ...[480, 960, 1600, 480, 960, 1600].map((width) => [width, Math.round((width * 4) / 3)]),
  ]);
  for (const { exif, icc, xmp, iptc, orientation } of metas) {
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  }
  expect(files.some((file) => file.includes('SECRET-LOGICIEL'))).toBe(false);
  const total = files.slice(0, 3).reduce((sum, file) => sum + file.length, 0);
  expect(total).toBeLessThan(80_000);
  await looksUpright(await bytesOf(set, '-480.webp'));
});

/** The sky is above, the dark hill below: see `photo`. */
async function looksUpright(file: Buffer) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  const close = (found: number[], wanted: number[]) =>
    expect(Math.max(...found.map((v, i) => Math.abs(v - (wanted[i] ?? 0))))).toBeLessThan(16);
  close(at(0.5, 0.02), [0x2f, 0x71, 0xa8]);
  close(at(0.5, 0.97), [0x14, 0x50, 0x3a]);
  close(at(90 / 400, 70 / 300), [0xff, 0xe0, 0x8a]);
}

test('a see-through PNG stays see-through', async () => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><circle cx="300" cy="150" r="140" fill="#b4432b"/></svg>`;
  const set = await prepare({ 'images/logo.png': await sharp(Buffer.from(logo)).png().toBuffer() });
  for (const ending of ['-480.avif', '-480.webp', '-600.webp']) {
    const { data } = await sharp(await bytesOf(set, ending))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[3], ending]).toEqual([0, ending]);
  }
});

test('colours of a wide profile become sRGB, not just lose their profile', async () => {
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c81e1e' } });
  const wide = await red.withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const set = await prepare({ 'images/p3.jpg': wide });
  const [r = 0, g = 0] = await sharp(await bytesOf(set, '.webp'))
    .raw()
    .toBuffer();
  expect(Math.abs(r - 0xc8)).toBeLessThan(9);
  expect(Math.abs(g - 0x1e)).toBeLessThan(9);
});

const SVG = `<?xml version="1.0"?><!-- Created with Inkscape -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox='0 0 320.4 200' inkscape:version="1.3">
<sodipodi:namedview inkscape:zoom="2"/><metadata>auteur</metadata><title>Tampon de Awa</title><desc>Bureau</desc>
<path id="_C_Users_Awa_tampon" data-name="Awa Ndong" d="M0 0h320v200H0z" fill="#14503a"/><script>alert(1)</script></svg>`;

test('a drawing loses the metadata of its program but no shapes, and has the size of its view box', async () => {
  const set = await prepare({ 'images/dessin.svg': SVG });
  const src = expect.stringMatching(/^\/assets\/img\/dessin-[0-9a-f]{8}\.svg$/);
  expect(set.pictures).toEqual({
    '/images/dessin.svg': { src, width: 320, height: 200, sources: [] },
  });
  expect((await bytesOf(set, '.svg')).toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320.4 200"><path d="M0 0h320v200H0z" fill="#14503a"/></svg>',
  );
});

test('a drawing without a view box has the size that it states, and the name space without which no browser shows it', async () => {
  const drawing = '<svg width="64px" height="48"><path d="M0 0h9v9z"/></svg>';
  const set = await prepare({ 'images/d.svg': drawing });
  expect(set.pictures['/images/d.svg']).toMatchObject({ width: 64, height: 48 });
  expect((await bytesOf(set, '.svg')).toString()).toContain('xmlns="http://www.w3.org/2000/svg"');
});

test('a truncated, fake or far too large picture is reported in French; the others are converted', async () => {
  const whole = await photo(1200, 900);
  const huge = sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } });
  const set = await prepare({
    'images/bonne.jpg': whole,
    'images/coupee.jpg': whole.subarray(0, whole.length / 2),
    'images/fausse.png': '<html>Page introuvable</html>',
    'images/fausse.svg': '{"pas": "un dessin"}',
    'images/geante.png': await huge.toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
  });
  expect(Object.keys(set.pictures)).toEqual(['/images/bonne.jpg']);
  const told = set.issues.map(({ file, rule }) => [file.slice(file.indexOf('/images/')), rule]);
  expect(told).toEqual([
    ['/images/coupee.jpg', 'image-invalide'],
    ['/images/fausse.png', 'image-invalide'],
    ['/images/fausse.svg', 'image-invalide'],
    ['/images/geante.png', 'image-trop-lourde'],
  ]);
});

test('a share image is the picture, cropped to a JPEG of 1200 x 630 without metadata, on white', async () => {
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h600v630H0z" fill="#f2a82e"/></svg>';
  const set = await prepare({ 'images/moitie.svg': half });
  const [address = ''] = Object.values(set.shares);
  const image = sharp(await bytesOf(set, address));
  const { format, width, height, exif } = await image.metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
  const corner = { left: 1100, top: 300, width: 1, height: 1 };
  const [red = 0] = await image.extract(corner).raw().toBuffer();
  expect(red).toBeGreaterThan(240);
});

test('a proof is linked as its largest file, without its name', async () => {
  const data = await photo(1600, 1200);
  const files = { 'images/recu-awa.jpg': data, 'images/autre.jpg': data };
  const set = await prepare(files, new Set(['/images/recu-awa.jpg']));
  expect(set.pictures['/images/recu-awa.jpg']?.src).toMatch(
    /^\/assets\/img\/preuve-[0-9a-f]{8}-1600\.webp$/,
  );
  expect([...set.files.keys()].filter((address) => address.includes('awa'))).toEqual([]);
});
