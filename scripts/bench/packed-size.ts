import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PACKED_LEVEL } from '../../src/vite/serve.ts';

/** What a file of a built site weighs on the wire (bytes). */
export interface PackedSize {
  gzip: number;
  brotli: number;
}

/** What hosts pack. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** The size of the file at an address as hosts pack it; as it is where packing does not pay. */
export async function packedSize(dist: string, path: string): Promise<PackedSize> {
  for (const name of namesOf(path)) {
    const data = await readFile(join(dist, name)).catch(() => undefined);
    if (!data) continue;
    if (!TEXT.test(name)) return { gzip: data.length, brotli: data.length };
    const params = { [constants.BROTLI_PARAM_QUALITY]: PACKED_LEVEL.brotli };
    return {
      gzip: gzipSync(data, { level: PACKED_LEVEL.gzip }).length,
      brotli: brotliCompressSync(data, { params }).length,
    };
  }
  throw new Error(`No file of the site stands at ${path}.`);
}

/** Where a static host looks for an address. */
const namesOf = (path: string): string[] =>
  path === '/' ? ['index.html'] : [path, `${path}.html`, join(path, 'index.html')];
