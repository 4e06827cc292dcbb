import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { diskCache } from '../../../src/vite/disk-cache.ts';
import { folderWith } from './content-folder.ts';

const made = (text: string) => vi.fn(async () => Buffer.from(text));
const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3600;

test('what was made once is read from disk, also by another process', async () => {
  const dir = await folderWith();
  const make = made('une image');
  await diskCache(dir, 1000).remember('a.webp', make);
  const again = await diskCache(dir, 1000).remember('a.webp', make);
  expect(again.toString()).toBe('une image');
  expect(make).toHaveBeenCalledTimes(1);
});

test('two requests at the same time make a file once', async () => {
  const cache = diskCache(await folderWith(), 1000);
  const make = made('x');
  await Promise.all([cache.remember('a', make), cache.remember('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what a killed process or a power cut left is never read', async () => {
  const cache = diskCache(await folderWith({ 'a.tmp-123': 'moit', c: '' }), 1000);
  expect((await cache.remember('a', made('entier'))).toString()).toBe('entier');
  expect((await cache.remember('c', made('plein'))).toString()).toBe('plein');
});

test('a fault is not kept: the next request tries again', async () => {
  const cache = diskCache(await folderWith(), 1000);
  await expect(cache.remember('a', () => Promise.reject(new Error('non')))).rejects.toThrow('non');
  expect((await cache.remember('a', made('oui'))).toString()).toBe('oui');
});

test('beyond its size the cache drops what was used longest ago', async () => {
  const dir = await folderWith({ ancien: 'x'.repeat(40), recent: 'x'.repeat(40) });
  await utimes(join(dir, 'ancien'), hoursAgo(50), hoursAgo(50));
  await utimes(join(dir, 'recent'), hoursAgo(20), hoursAgo(20));
  await diskCache(dir, 100).remember('neuf', made('x'.repeat(40)));
  expect((await readdir(dir)).sort()).toEqual(['neuf', 'recent']);
});

test('a reading counts as a use', async () => {
  const dir = await folderWith({ a: 'x' });
  await utimes(join(dir, 'a'), hoursAgo(50), hoursAgo(50));
  await diskCache(dir, 100).remember('a', made('y'));
  expect((await stat(join(dir, 'a'))).mtimeMs).toBeGreaterThan(hoursAgo(1) * 1000);
});

test('without a folder to write to, things are made all the same', async () => {
  const dir = await folderWith({ fichier: 'x' });
  const cache = diskCache(join(dir, 'fichier', 'dedans'), 1000);
  expect((await cache.remember('a', made('image'))).toString()).toBe('image');
  expect(await readFile(join(dir, 'fichier'), 'utf8')).toBe('x');
});

test('a file appears whole: nothing else lies in the folder after a write', async () => {
  const dir = await folderWith();
  const cache = diskCache(dir, 10_000);
  await Promise.all([1, 2, 3].map((n) => cache.remember(`${n}`, made('x'.repeat(n)))));
  expect((await readdir(dir)).sort()).toEqual(['1', '2', '3']);
  await writeFile(join(dir, '1'), 'autre');
  expect((await cache.remember('1', made('z'))).toString()).toBe('autre');
});
