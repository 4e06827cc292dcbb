import { openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { files } from '../../../src/check/rules/files.ts';
import { readContent, takeSnapshot } from '../../site.ts';
import { folderWith } from '../vite/content-folder.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, openSync: vi.fn(real.openSync) };
});

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, readdir: vi.fn(real.readdir) };
});

const openReally = vi.mocked(openSync).getMockImplementation() ?? openSync;
beforeEach(() => void vi.mocked(openSync).mockImplementation(openReally));

const TEXTS = Object.fromEntries(
  Array.from({ length: 50 }, (_, index) => [`articles/texte-${index}.mdx`, `Texte ${index}.`]),
);

/** A content folder whose last text cannot be opened, for this reason. */
async function folderRefusing(code: string): Promise<string> {
  const dir = await folderWith(TEXTS);
  vi.mocked(openSync).mockImplementation((path, ...how) => {
    if (path === join(dir, 'articles/texte-49.mdx')) throw Object.assign(new Error(code), { code });
    return openReally(path, ...how);
  });
  return dir;
}

test.each(['EACCES', 'EPERM', 'EBUSY', 'ENOENT'])(
  'a file that cannot be opened (%s) is told of, and the others are read',
  async (code) => {
    const { listing, texts } = await readContent(await folderRefusing(code));
    expect(listing.others).toEqual(['articles/texte-49.mdx']);
    expect(Object.keys(texts).filter((path) => path.endsWith('.mdx'))).toHaveLength(49);
  },
);

test.each(['EMFILE', 'ENFILE', 'EIO'])(
  'a fault of the computer (%s) is not told of a file: it stops the reading',
  async (code) => {
    await expect(takeSnapshot(await folderRefusing(code))).rejects.toMatchObject({ code });
  },
);

test('an unreadable folder is reported, and the others are read', async () => {
  const dir = await folderWith({ 'articles/a.mdx': 'Un.', 'charte/b.mdx': 'Deux.' });
  const lookReally = vi.mocked(readdir).getMockImplementation();
  vi.mocked(readdir).mockImplementation((path, how) => {
    if (path === join(dir, 'charte'))
      return Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }));
    return lookReally?.(path, how) ?? Promise.resolve([]);
  });
  const reading = await readContent(dir);
  expect(reading.listing.others).toEqual(['charte']);
  expect(files(reading)).toContainEqual(
    expect.objectContaining({
      rule: 'fichier-inconnu',
      file: expect.stringMatching(/charte$/),
    }),
  );
  expect(Object.keys(reading.texts)).toContainEqual(expect.stringMatching(/articles\/a\.mdx$/));
});
