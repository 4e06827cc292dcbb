import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller files fit into one packet as they are (bytes). */
const LEAST = 1000;
/** As many as there are threads in Node's pool: more only wait. */
const TOGETHER = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text of a built site; gives the number of files written. */
export async function compressFolder(dir: string): Promise<number> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // Each page stands twice: it is compressed once.
  const known = new Map<string, Promise<readonly [Buffer, Buffer]>>();
  let written = 0;
  const work = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const data = await readFile(name);
      if (data.length < LEAST) continue;
      const key = createHash('sha256').update(data).digest('hex');
      const packing = known.get(key) ?? pack(data);
      known.set(key, packing);
      const [br, gz] = await packing;
      await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)]);
      written += 2;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return written;
}

const pack = (data: Buffer) =>
  Promise.all([
    brotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
    zip(data, { level: 9 }),
  ] as const);
