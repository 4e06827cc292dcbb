import { expect, test } from 'vitest';
import { files } from '../../../src/check/rules/files.ts';
import { news } from '../../../src/check/rules/register/news.ts';
import { overdue } from '../../../src/check/rules/register/overdue.ts';
import { readSnapshot, takeSnapshot } from '../../site.ts';

/** A folder of many sheets, each with a piece of news, and how often the paths of its documents are read. */
async function visited(count: number) {
  const base = await takeSnapshot('tests/socle');
  const sheet = base.listing.texts.find((path) => /^initiatives\/[^/]+$/.test(path)) ?? '';
  const text = Buffer.from(base.files.get(sheet)?.bytes ?? '').toString('utf8');
  const contents = new Map(base.files);
  const texts = [...base.listing.texts];
  const put = (path: string, bytes: Uint8Array) => {
    contents.set(path, { bytes, size: bytes.length });
    texts.push(path);
  };
  for (let at = 0; at < count; at++) {
    put(`initiatives/projet-${at}.mdx`, Buffer.from(text.replace(/^slug: .*\n/m, '')));
    put(`initiatives/projet-${at}/2026-01-05-essai.mdx`, Buffer.from('---\ntitle: A\n---\n\nB.\n'));
  }
  const listing = { ...base.listing, texts: texts.sort() };
  const reading = readSnapshot({ ...base, files: contents, listing }, (path) => path);
  let visits = 0;
  const documents = reading.content.documents.map((document) =>
    Object.defineProperty(Object.create(document), 'path', {
      get() {
        visits++;
        return document.path;
      },
    }),
  );
  const content = { ...reading.content, documents };
  const checking = { ...reading, content, today: '2026-02-01' };
  for (const rule of [files, news, overdue]) rule(checking);
  return visits;
}

test('twice the files take twice the visits of the rules on files and news, not four times', async () => {
  const few = await visited(20);
  const many = await visited(40);
  expect(few).toBeGreaterThan(20);
  expect(many).toBeLessThan(few * 2.2);
});
