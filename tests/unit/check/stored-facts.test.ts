import { expect, test } from 'vitest';
import { recalled } from '../../../src/check/check.ts';
import { checked } from '../../../src/check/checked.ts';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { readSnapshot, takeSnapshot } from '../../site.ts';
import { folderWith } from '../vite/content-folder.ts';

/** The content as another process reads it: nothing of an earlier reading is in memory. */
async function readAnew() {
  const { files, ...folder } = await takeSnapshot('tests/content');
  const copies = Array.from(files, ([path, file]) => [path, { ...file }] as const);
  const reading = readSnapshot({ ...folder, files: new Map(copies) }, (path) => `content/${path}`);
  return reading.content.documents;
}

test('a text is parsed one time: the next command reads from the disk what was found in it', async () => {
  const cache = diskCache(await folderWith(), 10_000_000);
  const found = async () => {
    const documents = await readAnew();
    const parsed = Array.from(recalled(documents, cache), ({ document }) => document);
    const noParse = () => expect.unreachable('what was found is in memory');
    const all = documents.map((one) => checked(one, noParse));
    return { parsed, known: all.map(({ facts, bodyIssues }) => ({ facts, bodyIssues })), all };
  };
  const first = await found();
  const second = await found();
  expect(first.parsed).toEqual(first.all);
  expect(first.parsed.length).toBeGreaterThan(30);
  expect(second.parsed).toEqual([]);
  expect(second.known).toEqual(first.known);
});
