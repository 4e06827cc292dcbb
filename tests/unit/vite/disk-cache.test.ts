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

test('what a killed process or a power cut left is never read', async () => {
  const cache = diskCache(await folderWith({ 'a.tmp-123': 'moit', c: '' }), 1000);
  expect((await cache.remember('a', made('entier'))).toString()).toBe('entier');
  expect((await cache.remember('c', made('plein'))).toString()).toBe('plein');
});

test('without a folder to write to, things are made all the same', async () => {
  const dir = await folderWith({ fichier: 'x' });
  const cache = diskCache(join(dir, 'fichier', 'dedans'), 1000);
  expect((await cache.remember('a', made('image'))).toString()).toBe('image');
});
