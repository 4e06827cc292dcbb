import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { diskCache } from '../../../src/vite/disk-cache.ts';
import { folderWith } from './content-folder.ts';

const made = (text: string) => vi.fn(async () => Buffer.from(text));

test('what was made once is read from disk; a fault is not kept', async () => {
  const dir = await folderWith();
  const failing = diskCache(dir, 1000).remember('a.webp', () => Promise.reject(new Error('non')));
  await expect(failing).rejects.toThrow('non');
  const make = made('une image');
  await diskCache(dir, 1000).remember('a.webp', make);
  expect((await diskCache(dir, 1000).remember('a.webp', make)).toString()).toBe('une image');
  expect(make).toHaveBeenCalledTimes(1);
});

test('what a killed process left is never read, and goes when it is old', async () => {
  const dir = await folderWith({ 'a.tmp-123-1': 'moit', 'b.tmp-124-1': 'moi', c: '' });
  const before = Date.now() / 1000 - 7200;
  await utimes(join(dir, 'a.tmp-123-1'), before, before);
  const cache = diskCache(dir, 1000);
  expect((await cache.remember('a', made('entier'))).toString()).toBe('entier');
  expect((await cache.remember('c', made('plein'))).toString()).toBe('plein');
  expect((await readdir(dir)).sort()).toEqual(['a', 'b.tmp-124-1', 'c']);
});

test('without a folder to write to, things are made all the same', async () => {
  const dir = await folderWith({ fichier: 'x' });
  const cache = diskCache(join(dir, 'fichier', 'dedans'), 1000);
  expect((await cache.remember('a', made('image'))).toString()).toBe('image');
});
