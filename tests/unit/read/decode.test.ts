import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode } from '../../../src/documents/decode.ts';

const seen = (bytes: Buffer) => {
  const { text, issues } = decode(bytes, 'x');
  return { text, faults: issues.map(({ rule, line, column }) => `${rule} ${line}:${column}`) };
};
const TEXT = '---\ntitle: Été\n---\n\nDéjà “vu” : 5 € 🌳\n';

test('UTF-8 is read as it is, its mark and line ends apart', () => {
  expect(seen(Buffer.from(TEXT))).toEqual({ text: TEXT, faults: [] });
  expect(seen(Buffer.from(`\ufeff${TEXT.replaceAll('\n', '\r\n')}`))).toEqual({
    text: TEXT,
    faults: [],
  });
});

test('Windows-1252 is recognised at its first letter, and read on', () => {
  const bytes = Buffer.from('---\ntitle: Été \x93vu\x94\n---\n', 'latin1');
  expect(seen(bytes)).toEqual({ text: '---\ntitle: Été “vu”\n---\n', faults: ['encodage 2:8'] });
});

test.each(['utf16le', 'big-endian'])('UTF-16 is recognised by its mark: %s', (order) => {
  const bytes = Buffer.from('\ufeff---\ntitle: Une page\n---\n', 'utf16le');
  const found = seen(order === 'utf16le' ? bytes : bytes.swap16());
  expect(found).toEqual({ text: '---\ntitle: Une page\n---\n', faults: ['encodage 1:1'] });
});

test.each(['utf16le', 'big-endian'])('and without its mark, by its empty bytes: %s', (order) => {
  const bytes = Buffer.from('---\ntitle: Une page\n---\n', 'utf16le');
  const { text, issues } = decode(order === 'utf16le' ? bytes : bytes.swap16(), 'x');
  expect(text).toBe('---\ntitle: Une page\n---\n');
  expect(issues.map(({ message }) => message)).toEqual([
    'Ce fichier est enregistré en UTF-16, pas en UTF-8.',
  ]);
});

test.each([
  ['an archive', gzipSync(TEXT)],
  [
    'a picture',
    Buffer.from(`89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489`, 'hex'),
  ],
])('a file that is no text is called so, once: %s', (_name, bytes) => {
  const messages = decode(bytes, 'x').issues.map(({ message }) => message);
  expect(messages).toEqual([
    'Ce fichier n’est pas un texte : c’est une image, un document ou une archive.',
  ]);
});

test('one passage of another alphabet does not give its name to the file', () => {
  const bytes = Buffer.concat([Buffer.from(TEXT), Buffer.from('Un caf\xe9.\n', 'latin1')]);
  const [issue, ...others] = decode(bytes, 'x').issues;
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ rule: 'encodage', line: 6, column: 7 });
  expect(issue?.message).not.toMatch(/Windows|Latin/);
});

test.each([
  ['UTF-8 read as Latin-1', 'title: journÃ©e', 'encodage 1:13'],
  ['a lost letter', 'a\ntitle: journ\ufffde', 'encodage 2:13'],
  ['a control character', 'a\u0000b', 'encodage 1:2'],
])('damage is found: %s', (_name, text, fault) => {
  expect(seen(Buffer.from(text)).faults).toEqual([fault]);
});

test('accents apart from their letters join them, and hold nobody up', () => {
  const apart = '---\ntitle: Été à Franceville, 1️⃣\n---\n'.normalize('NFD');
  const line = apart.normalize('NFC');
  expect(seen(Buffer.from(apart))).toEqual({ text: line, faults: [] });
  const row = `a${'\u0301\u0323'.repeat(200_000)}`;
  expect(seen(Buffer.from(row)).text).toHaveLength(row.length - 1);
});
