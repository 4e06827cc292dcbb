import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode } from '../../../src/documents/decode.ts';

function seen(bytes: Buffer) {
  const { text, isText, issue } = decode(bytes);
  return {
    text: isText ? text : '',
    issue: issue && `${issue.rule} ${issue.line}:${issue.column}`,
  };
}

const TEXT = '---\ntitle: Été\n---\n\nDéjà “vu” : 5 € 🌳\n';

test('UTF-8 is read as it is, but for its mark and line ends', () => {
  expect(seen(Buffer.from(TEXT))).toEqual({ text: TEXT });
  expect(seen(Buffer.from(`\ufeff${TEXT.replaceAll('\n', '\r\n')}`))).toEqual({ text: TEXT });
});

test('Windows-1252 is reported at its first letter, and read on', () => {
  const bytes = Buffer.from('---\ntitle: Été \x93vu\x94\n---\n', 'latin1');
  expect(seen(bytes)).toEqual({ text: '---\ntitle: Été ?vu?\n---\n', issue: 'encodage 2:8' });
});

test.each([
  ['UTF-16 with its mark', Buffer.from('\ufeff---\ntitle: A\n---\n', 'utf16le'), '1:1'],
  ['UTF-16 without its mark', Buffer.from('---\ntitle: A\n---\n', 'utf16le'), '1:2'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), '1:1'],
  ['a zero byte', Buffer.from('---\na\0b'), '2:2'],
])('%s is reported one time, and not read on', (_name, bytes, place) => {
  expect(seen(bytes)).toEqual({ text: '', issue: `encodage ${place}` });
});

test('an archive is reported', () => {
  expect(seen(gzipSync(TEXT)).issue).toBe('encodage 1:2');
});

test('accents apart from their letters join them, also in long rows', () => {
  const apart = '---\ntitle: Été à Franceville, 1️⃣\n---\n'.normalize('NFD');
  expect(seen(Buffer.from(apart))).toEqual({ text: apart.normalize('NFC') });
  const row = `a${'\u0301\u0323'.repeat(200_000)}`;
  expect(seen(Buffer.from(row)).text).toHaveLength(row.length - 1);
});
