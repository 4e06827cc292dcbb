import { type Content, documentsOf } from '../content/document.ts';
import type { Pictures } from '../content/picture.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import type { PictureSet } from './prepare-pictures.ts';

/** Adds its SHA-256 to each published picture that proves a receipt, an expense or a vote, so that anybody can verify it. */
export async function withProofDigests(
  { documents }: Content,
  { pictures, emitted }: Pick<PictureSet, 'pictures' | 'emitted'>,
): Promise<Pictures> {
  const lines = documentsOf(documents, 'initiative').flatMap(({ frontmatter }) =>
    frontmatter
      ? [
          ...(frontmatter.receipts ?? []),
          ...(frontmatter.expenses ?? []),
          ...(frontmatter.vote?.counts ?? []),
        ]
      : [],
  );
  const proven: Record<string, Pictures[string]> = {};
  for (const proof of new Set(lines.flatMap((line) => line.proof ?? []))) {
    const picture = pictures[proof];
    const file = emitted.find(({ address }) => address === picture?.src);
    if (!picture || !file) continue;
    const sha256 = digestOf(await file.bytes()).toString('hex');
    proven[proof] = { ...picture, sha256 };
  }
  return { ...pictures, ...proven };
}
