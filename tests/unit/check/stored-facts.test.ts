import { expect, test, vi } from 'vitest';
import { readBody } from '../../../src/check/bodies/read-body.ts';
import { storedBodies } from '../../../src/documents/disk/body-cache.ts';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { type Document, textsOf } from '../../../src/model/document.ts';
import { readSnapshot, takeSnapshot } from '../../site.ts';
import { folderWith } from '../vite/content-folder.ts';

const nameOf = (path: string) => `content/${path}`;

/** The content as another process reads it: nothing of an earlier reading is in memory. */
async function readAnew() {
  const { files, ...folder } = await takeSnapshot('tests/content');
  const copies = Array.from(files, ([path, file]) => [path, { ...file }] as const);
  return readSnapshot({ ...folder, files: new Map(copies) }, nameOf);
}

const bodyOf = ({ file, text }: Document) => ({ path: file, text });

test('a text is parsed one time: the next command reads the same facts from the disk', async () => {
  const dir = await folderWith();
  const facts = async () => {
    const read = vi.fn(readBody);
    const cache = diskCache(dir, 10_000_000);
    const texts = textsOf((await readAnew()).content.documents);
    const found = texts.map((text) => storedBodies(read, cache)(bodyOf(text)));
    return { found, parses: read.mock.calls.length };
  };
  const first = await facts();
  const second = await facts();
  expect([first.parses, second.parses]).toEqual([first.found.length, 0]);
  expect(first.parses).toBeGreaterThan(30);
  expect(second.found).toEqual(first.found);
});
