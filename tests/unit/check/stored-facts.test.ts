import { beforeAll, expect, test, vi } from 'vitest';
import { factsReader } from '../../../src/check/read-facts.ts';
import { readBody } from '../../../src/mdx/read-body.ts';
import { readSnapshot } from '../../../src/read/content.ts';
import { diskCache } from '../../../src/read/disk/cache.ts';
import { takeSnapshot } from '../../../src/read/snapshot.ts';
import { folderWith } from '../vite/content-folder.ts';

const nameOf = (path: string) => `content/${path}`;

/** The content as another process reads it: nothing of an earlier reading is in memory. */
async function readAnew() {
  const { files, ...folder } = await takeSnapshot('tests/content');
  const copies = Array.from(files, ([path, file]) => [path, { ...file }] as const);
  return readSnapshot({ ...folder, files: new Map(copies) }, nameOf);
}

let texts = 0;
beforeAll(async () => {
  texts = (await readAnew()).content.parts.length;
});

test('a text is parsed once: the next command has its facts from the disk, and they are the same', async () => {
  const dir = await folderWith();
  const facts = async () => {
    const read = vi.fn(readBody);
    const reading = await readAnew();
    const factsOf = factsReader(reading, diskCache(dir, 10_000_000), read);
    return { found: reading.content.parts.map(factsOf), parses: read.mock.calls.length };
  };
  const first = await facts();
  const second = await facts();
  expect([first.parses, second.parses]).toEqual([texts, 0]);
  expect(second.found).toEqual(first.found);
});

test('after one edit, one text is parsed', async () => {
  const cache = diskCache(await folderWith(), 10_000_000);
  const first = await readAnew();
  first.content.parts.map(factsReader(first, cache));
  const { dir, listing, files } = await takeSnapshot('tests/content');
  const path = 'pages/contact.mdx';
  const { bytes } = files.get(path) ?? { bytes: Buffer.from('') };
  const edited = Buffer.concat([bytes, Buffer.from('\nUne phrase de plus.\n')]);
  const changed = new Map([...files, [path, { bytes: edited, size: edited.length }]]);
  const read = vi.fn(readBody);
  const second = readSnapshot({ dir, listing, files: changed }, nameOf);
  second.content.parts.map(factsReader(second, cache, read));
  expect(read.mock.calls.map(([source]) => source.path)).toEqual([nameOf(path)]);
});
