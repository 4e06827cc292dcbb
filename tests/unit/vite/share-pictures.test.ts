import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Manifest } from '../../../src/content/manifest.ts';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { shareImageSpecs } from '../../../src/server/share-image-specs.ts';
import { colorIn } from '../../../src/theme/colors.ts';
import { vars } from '../../../src/theme/contract.css.ts';
import { sharePictures } from '../../../src/vite/share-pictures.ts';
import { folderWith } from './content-folder.ts';
import { grain, photo } from './photo.ts';

const sheetsOf = (images: Record<string, string | undefined>) => {
  const entries = Object.entries(images).map(([route, image]) => {
    const [, theme] = /^\/projets\/([^/]+)$/.exec(route) ?? [];
    return { kind: 'page', route, image, frontmatter: theme ? { section: { theme } } : {} };
  });
  return shareImageSpecs({ entries, navigation: { header: [] } } as unknown as Manifest);
};

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h1200v630H0z" fill="#f2a82e"/></svg>';

/** The sharing pictures of some pages, by route, and how often one was drawn. */
async function made(images: Record<string, string | undefined>) {
  const dir = await folderWith({
    'images/partage.svg': DRAWING,
    'images/photo.jpg': await photo(1600, 1200, true),
    'images/grise.png': await sharp(await photo(900, 900))
      .greyscale()
      .png()
      .toBuffer(),
    'images/grain.jpg': await grain(1600, 1200),
  });
  const cache = diskCache(await folderWith(), 1e8);
  const drawn = vi.fn();
  const remember = (name: string, make: () => Promise<Buffer>) =>
    cache.remember(name, () => {
      drawn();
      return make();
    });
  const sheets = sheetsOf(images);
  const build = async () => {
    const { addresses, emitted } = await sharePictures(dir, sheets, { ...cache, remember });
    const files = await Promise.all(emitted.map(({ bytes }) => bytes()));
    return { addresses, files: new Map(sheets.map(({ route }, at) => [route, files[at]])) };
  };
  return { ...(await build()), build, drawn };
}

/** The colour of a picture at a place, as `#rrggbb`, to a few levels of JPEG. */
async function colourAt(file: Buffer | undefined, left: number, top: number) {
  const place = { left, top, width: 1, height: 1 };
  const data = await sharp(file).extract(place).raw().toBuffer();
  return [...data];
}

const near = (found: number[], hex: string) => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  expect(Math.max(...wanted.map((value, at) => Math.abs(value - (found[at] ?? 0))))).toBeLessThan(
    12,
  );
};

test('a page shows its own picture, else that of its section, else the shared one', () => {
  const sheets = sheetsOf({
    '/contact': undefined,
    '/projets/eco-logik': '/images/plage.jpg',
    '/projets/eco-logik/organisation': undefined,
    '/projets/eco-logik/projets-phares': '/images/phare.jpg',
  });
  expect(sheets.map(({ route, image }) => [route, image])).toEqual([
    ['', '/images/partage.svg'],
    ['/contact', '/images/partage.svg'],
    ['/projets/eco-logik', '/images/plage.jpg'],
    ['/projets/eco-logik/organisation', '/images/plage.jpg'],
    ['/projets/eco-logik/projets-phares', '/images/phare.jpg'],
  ]);
});

test('every page has one of 1200 x 630 under 120 KB, at an address of its own', async () => {
  const { addresses, files, build, drawn } = await made({
    '/': undefined,
    '/contact': undefined,
    '/blog/au-marche': '/images/photo.jpg',
    '/blog/en-gris': '/images/grise.png',
    '/blog/sous-bois': '/images/grain.jpg',
  });
  const named = (name: string) =>
    expect.stringMatching(new RegExp(`^/assets/partage/${name}-[0-9a-f]{8}\\.jpg$`));
  expect(addresses).toEqual({
    '': named('site'),
    '/': named('accueil'),
    '/contact': named('contact'),
    '/blog/au-marche': named('blog-au-marche'),
    '/blog/en-gris': named('blog-en-gris'),
    '/blog/sous-bois': named('blog-sous-bois'),
  });
  for (const file of files.values()) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(file?.length).toBeLessThan(120_000);
  }
  // Three pages show the same; a warm build draws none.
  expect(drawn).toHaveBeenCalledTimes(4);
  expect((await build()).addresses).toEqual(addresses);
  expect(drawn).toHaveBeenCalledTimes(4);
});

test('a photo that is stored rotated is drawn upright', async () => {
  const { files } = await made({ '/blog/au-marche': '/images/photo.jpg' });
  const file = files.get('/blog/au-marche');
  // The blue of the sky is above, the dark hill below: see `photo`.
  const [, , sky = 0] = await colourAt(file, 900, 5);
  expect(sky).toBeGreaterThan(150);
  near(await colourAt(file, 900, 625), '#14503a');
});

test('the border has the colours of the section', async () => {
  const { files } = await made({ '/contact': undefined, '/projets/oyeri-radio': undefined });
  for (const [route, id] of [
    ['/contact', 'portfolio'],
    ['/projets/oyeri-radio', 'oyeri-radio'],
  ] as const) {
    const { background, accent } = vars.color;
    near(await colourAt(files.get(route), 247, 315), colorIn(id, 'light', background.strong));
    near(await colourAt(files.get(route), 224, 336), colorIn(id, 'light', accent.second));
    near(await colourAt(files.get(route), 900, 100), '#f2a82e');
  }
});

test('a default drawing that was taken away leaves the paper', async () => {
  const cache = diskCache(await folderWith(), 1e8);
  const { emitted } = await sharePictures(await folderWith(), sheetsOf({ '/': undefined }), cache);
  near(await colourAt(await emitted[1]?.bytes(), 900, 315), '#fbf6ec');
});
