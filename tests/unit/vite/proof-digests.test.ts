import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Content } from '../../../src/content/document.ts';
import { withProofDigests } from '../../../src/vite/proof-digests.ts';

test('the picture of a proof has the digest of the very file that visitors get, other pictures have none', async () => {
  const pictures = Object.fromEntries(
    ['recu', 'autre'].map((name) => [
      `/images/${name}.jpg`,
      { src: `/assets/img/${name}-1a2b3c4d.jpg`, width: 1, height: 1, sources: [] },
    ]),
  );
  const emitted = ['recu', 'autre'].map((name) => ({
    address: `/assets/img/${name}-1a2b3c4d.jpg`,
    bytes: async () => Buffer.from(name),
  }));
  const receipts = [{ proof: '/images/recu.jpg' }, { proof: 'https://x.ga/a.pdf' }, { due: 'x' }];
  const sheet = { kind: 'initiative', frontmatter: { receipts } };
  const content = { documents: [sheet] } as unknown as Content;
  const found = await withProofDigests(content, { pictures, emitted });
  expect(found['/images/recu.jpg']?.sha256).toBe(createHash('sha256').update('recu').digest('hex'));
  expect(found['/images/autre.jpg']).toEqual(pictures['/images/autre.jpg']);
});
