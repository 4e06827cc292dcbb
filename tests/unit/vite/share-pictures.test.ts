import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Manifest } from '../../../src/content/manifest.ts';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { sharePictures } from '../../../src/vite/share-pictures.ts';
import { folderWith } from './content-folder.ts';
import { grain, photo } from './photo.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h600v630H0z" fill="#f2a82e"/></svg>';

const manifestOf = (images: Record<string, string | undefined>) => {
  const entries = Object.entries(images).map(([route, image]) => {
    const [, theme] = /^\/projets\/([^/]+)$/.exec(route) ?? [];
    return { kind: 'page', route, image, frontmatter: theme ? { section: { theme } } : {} };
  });
  return { entries, navigation: { header: [] } } as unknown as Manifest;
};

/** The share images of some pages, and how often one was created. */
async function shared(images: Record<string, string | undefined>) {
  const dir = await folderWith({
    'images/partage.svg': DRAWING,
    'images/photo.jpg': await photo(1600, 1200, true),
    'images/grain.jpg': await grain(1600, 1200),
  });
  const cache = diskCache(await folderWith(), 1e8);
  const created = vi.fn();
  const remember = (name: string, create: () => Promise<Buffer>) =>
    cache.remember(name, () => {
      created();
      return create();
    });
  const { addresses, emitted } = await sharePictures(dir, manifestOf(images), {
    ...cache,
    remember,
  });
  const files = await Promise.all(emitted.map(({ bytes }) => bytes()));
  return { addresses, emitted, files, created };
}

test('each page shares its picture, else that of its section, else the default one; equal pictures are one file', async () => {
  const { addresses, emitted } = await shared({
    '/': undefined,
    '/blog': '/images/photo.jpg',
    '/projets/eco-logik': '/images/photo.jpg',
    '/projets/eco-logik/equipe': undefined,
    '/contact': '/images/absente.jpg',
  });
  const names = Object.values(addresses).map((address) => address.replace(/-[0-9a-f]{8}\./, '.'));
  const [byDefault, absent, photograph] = ['partage', 'absente', 'photo'].map(
    (name) => `/assets/partage/${name}.jpg`,
  );
  expect(Object.keys(addresses)).toEqual([
    '',
    '/',
    '/blog',
    '/contact',
    '/projets/eco-logik',
    '/projets/eco-logik/equipe',
  ]);
  expect(names).toEqual([byDefault, byDefault, photograph, absent, photograph, photograph]);
  expect(emitted).toHaveLength(3);
});

test('a share image is a JPEG of 1200 x 630 without metadata, on white', async () => {
  const { files } = await shared({ '/a': '/images/photo.jpg', '/b': '/images/grain.jpg' });
  for (const file of files) {
    const { format, width, height, exif } = await sharp(file).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
  }
  // The transparent half of the drawing is white, not black.
  const corner = { left: 1100, top: 300, width: 1, height: 1 };
  const [red = 0] = await sharp(files[0]).extract(corner).raw().toBuffer();
  expect(red).toBeGreaterThan(240);
});
