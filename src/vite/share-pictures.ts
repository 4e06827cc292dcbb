import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../content/part.ts';
import type { Emitted } from './pictures.ts';

/** The picture that pages without one of their own are shared with (spec section 2, Page metadata). */
const DEFAULT = '/images/partage.svg';

/** Sharing pictures as networks want them, 1200 x 630 PNG: one for each picture a page names. */
export async function sharePictures(content: Content) {
  const named = content.parts.flatMap(({ frontmatter }) =>
    frontmatter && 'image' in frontmatter && frontmatter.image ? [frontmatter.image] : [],
  );
  const addresses: Record<string, string> = {};
  const emitted: Emitted[] = [];
  for (const image of new Set([DEFAULT, ...named])) {
    const path = image.replace(/^(\.\.\/)+|^\//, '');
    const source = await readFile(join(content.dir, path)).catch(() => undefined);
    if (!source) continue;
    const data = await sharp(source, { density: 96 })
      .resize(1200, 630, { fit: 'cover' })
      .png({ palette: true, quality: 80 })
      .toBuffer();
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    const address = `/assets/partage/${path.replace(/^images\//, '').replace(/\.[^.]+$/, '')}-${hash}.png`;
    addresses[image] = address;
    emitted.push({ address, data });
  }
  return { addresses: { ...addresses, '': addresses[DEFAULT] ?? '' }, emitted };
}
