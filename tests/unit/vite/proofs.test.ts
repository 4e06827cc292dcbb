import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Content } from '../../../src/content/document.ts';
import { diskCache } from '../../../src/documents/disk/cache.ts';
import { preparePictures } from '../../../src/vite/prepare-pictures.ts';
import { proofsOf } from '../../../src/vite/proofs.ts';
import { folderWith } from './content-folder.ts';
import { photo } from './photo.ts';

test('a proof is linked as its largest file, without its name, with the digest of the picture in the repository', async () => {
  const data = await photo(1600, 1200);
  const dir = await folderWith({ 'images/recu-awa.jpg': data, 'images/autre.jpg': data });
  const receipts = [
    { proof: '/images/recu-awa.jpg' },
    { proof: 'https://x.ga/a.pdf' },
    { due: 'x' },
  ];
  const sheet = { kind: 'initiative', frontmatter: { receipts } };
  const proofs = proofsOf({ documents: [sheet] } as unknown as Content);
  const cache = diskCache(await folderWith(), 1e8);
  const paths = ['images/recu-awa.jpg', 'images/autre.jpg'];
  const { pictures, emitted } = await preparePictures(dir, paths, { cache, proofs });
  const proof = pictures['/images/recu-awa.jpg'];
  expect(proof?.src).toMatch(/^\/assets\/img\/preuve-[0-9a-f]{8}-1600\.jpg$/);
  expect(proof?.sha256).toBe(createHash('sha256').update(data).digest('hex'));
  expect(emitted.filter(({ address }) => address.includes('awa'))).toEqual([]);
  const other = pictures['/images/autre.jpg'];
  expect([other?.src.replace(/-[0-9a-f]{8}/, ''), other?.sha256]).toEqual([
    '/assets/img/autre-960.jpg',
    undefined,
  ]);
});
