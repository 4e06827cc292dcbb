import { expect, test } from 'vitest';
import { decode } from '../../../src/documents/read-text.ts';

function seen(bytes: Buffer) {
  const { text, unreadable } = decode(bytes);
  if (!unreadable) return text;
  const { rule, place } = unreadable;
  return `${rule} ${place.line}:${place.column}`;
}

const TEXT = '---\ntitle: Été\n---\n\nDéjà “vu” : 5 € 🌳\n';

test('UTF-8 is read as it is, but for its mark and line ends', () => {
  expect(seen(Buffer.from(TEXT))).toBe(TEXT);
  expect(seen(Buffer.from(`\ufeff${TEXT.replaceAll('\n', '\r\n')}`))).toBe(TEXT);
});

test.each([
  ['Windows-1252', Buffer.from('---\ntitle: Été\n---\n', 'latin1'), '2:8'],
  ['UTF-16 with its mark', Buffer.from('\ufeff---\ntitle: A\n---\n', 'utf16le'), '1:1'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), '1:1'],
])('%s is reported at its first foreign byte', (_name, bytes, place) => {
  expect(seen(bytes)).toBe(`encodage ${place}`);
});

test('accents apart from their letters join them, also in long rows', () => {
  const apart = '---\ntitle: Été à Franceville, 1️⃣\n---\n'.normalize('NFD');
  expect(seen(Buffer.from(apart))).toBe(apart.normalize('NFC'));
  const row = `a${'\u0301\u0323'.repeat(200_000)}`;
  expect(seen(Buffer.from(row))).toHaveLength(row.length - 1);
});
