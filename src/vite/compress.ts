import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { diskCache } from './disk-cache.ts';
import { together } from './together.ts';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller files fit into one packet as they are (bytes). */
const LEAST = 1000;
/** As many as there are threads in Node's pool: more only wait. */
const TOGETHER = 4;

/** What an edit of the content changes. */
const PAGE = /\.(html|json|xml|txt)$/;

/** The last level would save 0.8 % of their bytes, for three times the time. */
const DRAWING = /\.svg$/;

const cache = diskCache(resolve('.cache/compressed'), 50_000_000);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text of a built site; gives the number of files written. Texts
 * that stand alike in `last`, a site built before, take its files.
 */
export async function compressFolder(dir: string, last?: string): Promise<number> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Map<string, Promise<readonly [Buffer, Buffer]>>();
  let written = 0;
  await together(names, TOGETHER, async (name) => {
    const data = readFileSync(name);
    if (data.length < LEAST) return;
    written += 2;
    if (last && takePacked(join(last, relative(dir, name)), name, data)) return;
    const key = createHash('sha256').update(data).digest('hex');
    const twin = known.get(key);
    const packing = twin ?? pack(name, key, data);
    // A page stands twice, never more: the second takes what the first left.
    if (twin) known.delete(key);
    else known.set(key, packing);
    const [br, gz] = await packing;
    writeFileSync(`${name}.br`, br);
    writeFileSync(`${name}.gz`, gz);
  });
  return written;
}

/** Gives the packed files of `old` to `name` as well, when its text is the same and the disk can link. */
function takePacked(old: string, name: string, data: Buffer): boolean {
  try {
    if (!readFileSync(old).equals(data)) return false;
    linkSync(`${old}.br`, `${name}.br`);
    linkSync(`${old}.gz`, `${name}.gz`);
    return true;
  } catch {
    // A file that is written later must not be the old one under another name.
    rmSync(`${name}.br`, { force: true });
    return false;
  }
}

/**
 * Pages change with each edit: they are packed quickly, so quickly that a thread would cost more
 * than it takes off. Code, styles and drawings are packed small, once, and kept.
 */
async function pack(name: string, key: string, data: Buffer): Promise<readonly [Buffer, Buffer]> {
  if (PAGE.test(name)) {
    return [brotliCompressSync(data, brotliAt(5, data)), gzipSync(data, { level: 6 })];
  }
  const quality = DRAWING.test(name) ? 10 : 11;
  return Promise.all([
    cache.remember(`${key}-${quality}.br`, () => brotli(data, brotliAt(quality, data))),
    cache.remember(`${key}.gz`, () => zip(data, { level: 9 })),
  ]);
}

const brotliAt = (quality: number, { length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
