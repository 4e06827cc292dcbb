import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { folderWith } from '../vite/content-folder.ts';

const made = (text: string) => vi.fn(async () => Buffer.from(text));

test('an entry is created one time and read from disk; a failure is not stored', async () => {
  const dir = await folderWith();
  const failing = diskCache(dir, 1000).remember('a.webp', () => Promise.reject(new Error('non')));
  await expect(failing).rejects.toThrow('non');
  const make = made('une image');
  await diskCache(dir, 1000).remember('a.webp', make);
  expect((await diskCache(dir, 1000).remember('a.webp', make)).toString()).toBe('une image');
  expect(make).toHaveBeenCalledTimes(1);
});

test('an edited, truncated or empty entry is created again', async () => {
  const dir = await folderWith();
  const path = join(dir, 'a');
  await diskCache(dir, 1000).remember('a', made('juste'));
  const whole = readFileSync(path);
  for (const harm of [
    whole.subarray(0, -1),
    Buffer.concat([whole, Buffer.from('!')]),
    'faux',
    '',
  ]) {
    writeFileSync(path, harm);
    expect(diskCache(dir, 1000).recall('a')).toBeUndefined();
  }
  expect((await diskCache(dir, 1000).remember('a', made('juste'))).toString()).toBe('juste');
  expect(readFileSync(path)).toEqual(whole);
});

test('beyond its size, what was not used for longest goes at the first writing', async () => {
  const dir = await folderWith();
  const data = Buffer.alloc(100);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [name, hours] of [
    ['ancien', 9],
    ['servi', 8],
    ['moyen', 4],
  ] as const) {
    diskCache(dir, 1000).store(name, data);
    utimesSync(join(dir, name), hoursAgo(hours), hoursAgo(hours));
  }
  const { size } = statSync(join(dir, 'ancien'));
  const cache = diskCache(dir, 3 * size);
  expect(cache.recall('servi')).toEqual(data);
  cache.store('neuf', data);
  expect(readdirSync(dir).sort()).toEqual(['moyen', 'neuf', 'servi']);
  cache.store('encore', data);
  expect(readdirSync(dir)).toHaveLength(4);
});

test('without a writable folder, values are created all the same', async () => {
  const dir = await folderWith({ fichier: 'x' });
  const cache = diskCache(join(dir, 'fichier', 'dedans'), 1000);
  expect((await cache.remember('a', made('image'))).toString()).toBe('image');
});
