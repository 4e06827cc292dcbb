import { expect, test } from 'vitest';
import { bodyIssues } from '../../../src/check/bodies/body-issues.ts';
import { completeBodies } from '../../../src/check/check.ts';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { type Document, textsOf } from '../../../src/model/document.ts';
import { readSnapshot, takeSnapshot } from '../../site.ts';
import { folderWith } from '../vite/content-folder.ts';

const nameOf = (path: string) => `content/${path}`;

/** The content as another process reads it: nothing of an earlier reading is in memory. Counts the bodies that are parsed. */
async function readAnew() {
  const { files, ...folder } = await takeSnapshot('tests/content');
  const copies = Array.from(files, ([path, file]) => [path, { ...file }] as const);
  const texts = textsOf(
    readSnapshot({ ...folder, files: new Map(copies) }, nameOf).content.documents,
  );
  const parsed = new Set<Document>();
  for (const text of texts) {
    const parse = Object.getOwnPropertyDescriptor(text, 'body')?.get;
    Object.defineProperty(text, 'body', {
      get: () => {
        parsed.add(text);
        return parse?.call(text);
      },
    });
  }
  return { texts, parsed };
}

test('a text is parsed one time: the next command reads the same facts from the disk', async () => {
  const dir = await folderWith();
  const found = async () => {
    const { texts, parsed } = await readAnew();
    const told = Array.from(completeBodies(texts, diskCache(dir, 10_000_000)));
    expect(told).toEqual([...parsed]);
    const known = texts.map((text) => ({ facts: text.facts, issues: bodyIssues(text) }));
    return { known, parses: parsed.size };
  };
  const first = await found();
  const second = await found();
  expect([first.parses, second.parses]).toEqual([first.known.length, 0]);
  expect(first.parses).toBeGreaterThan(30);
  expect(second.known).toEqual(first.known);
});
