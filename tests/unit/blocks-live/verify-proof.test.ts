import { expect, test, vi } from 'vitest';
import { resultOf } from '../../../src/blocks/register/verify-proof.tsx';
import { provenLines } from '../../../src/model/register/register.ts';
import { sheet, siteOf } from '../blocks/sample-site.ts';

const { words } = siteOf([]);

test('a file that cannot be read is said', async () => {
  const file = Object.assign(new File([], 'x'), { arrayBuffer: () => Promise.reject(new Error()) });
  expect(await resultOf(file, { words: words.proofs, lines: [] })).toEqual({
    status: words.proofs.unread,
  });
});

test('a browser without https, which computes no fingerprint, names the commands', async () => {
  vi.stubGlobal('crypto', {});
  expect(await resultOf(new File(['a'], 'a.pdf'), { words: words.proofs, lines: [] })).toEqual({
    status: words.proofs.insecure,
  });
  vi.unstubAllGlobals();
});

test('receipts, expenses and vote counts are proven by a picture or a PDF of the site, and by no other site', () => {
  const page = (changes: Parameters<typeof sheet>[0]) => sheet(changes);
  const day = { date: '2026-10-01', amount: 500 };
  const money = page({
    receipts: [
      { ...day, from: 'Dons', proof: '/images/recu.jpg' },
      { ...day, from: 'Ailleurs', proof: 'https://exemple.ga/recu.pdf' },
      { ...day, from: 'Promis', due: '2026-12-01' },
    ],
    expenses: [{ ...day, item: 'Bois', proof: '/documents/bois.pdf' }],
  });
  const counts = [{ date: '2026-10-02', for: 5, proof: '/images/recu.jpg' }];
  const vote = page({ status: 'En vote', vote: { until: '2099-01-01', counts } });
  const { manifest } = siteOf([money, vote]);
  const settings = { ...manifest.settings, participe: { vote: 'actif' as const } };
  const digests = { '/images/recu.jpg': 'aa', '/documents/bois.pdf': 'bb' };
  const lines = provenLines({ ...manifest, settings, digests });
  expect(lines.map(({ kind, name, sha256: one }) => [kind, name, one])).toEqual([
    ['receipt', 'Dons', 'aa'],
    ['expense', 'Bois', 'bb'],
    ['count', '', 'aa'],
  ]);
});
