import { expect, test } from 'vitest';
import { checkReading } from '../../../src/check/check-reading.ts';
import { readSnapshot } from '../../../src/read/content.ts';
import { takeSnapshot } from '../../../src/read/snapshot.ts';

const PATH = 'initiatives/a-la-decouverte-du-gabon.mdx';

/** What is said of the project sheet after a change; each fault as its rule, and the line to write. */
async function told(change: (text: string) => string): Promise<string[]> {
  const snapshot = await takeSnapshot('tests/content');
  const text = Buffer.from(snapshot.files.get(PATH)?.bytes ?? []).toString('utf8');
  const bytes = Buffer.from(change(text));
  const files = new Map(snapshot.files).set(PATH, { bytes, size: bytes.length });
  const { issues } = checkReading(readSnapshot({ ...snapshot, files }, (name) => name));
  return issues
    .filter(({ file, severity }) => file === PATH && severity === 'error')
    .map(({ rule, suggestion }) => `${rule} → ${suggestion}`);
}

const dashed = (key: string) => (text: string) =>
  text.replace(new RegExp(`^ {4}(?=${key}:)`, 'm'), '  - ');

test.each([
  ['amount', ['yaml-liste →     amount: 2000000']],
  ['action', ['yaml-liste →     action: Concevoir et illustrer les livrets']],
  ['result', ['yaml-liste →     result: 3 livrets prêts à imprimer']],
])('a dash before a later key of an element gives one message: %s', async (key, said) => {
  expect(await told(dashed(key))).toEqual(said);
});

test('a dash before each key of an element gives one message each', async () => {
  const all = (text: string) =>
    ['action', 'duration', 'result'].map(dashed).reduce((now, one) => one(now), text);
  expect(await told(all)).toEqual([
    'yaml-liste →     action: Concevoir et illustrer les livrets',
    'yaml-liste →     duration: 2 mois',
    'yaml-liste →     result: 3 livrets prêts à imprimer',
  ]);
});

test('keys that are really missing are told as such', async () => {
  const bare = (text: string) =>
    text.replace(/^ {4}amount: 2000000\n/m, '').replace(/^ {4}amount: 3500000\n/m, '');
  expect(await told(bare)).toEqual([
    expect.stringMatching(/^cle-manquante/),
    expect.stringMatching(/^cle-manquante/),
  ]);
  const other = (text: string) => text.replace(/^ {4}duration: 2 mois\n/m, '');
  expect(await told((text) => other(dashed('amount')(text)))).toEqual([
    'yaml-liste →     amount: 2000000',
    expect.stringMatching(/^cle-manquante/),
  ]);
});
