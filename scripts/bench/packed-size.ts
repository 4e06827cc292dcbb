import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file of a built site weighs on the wire (bytes). */
export interface PackedSize {
  gzip: number;
  brotli: number;
}

/** The size of the file at an address as the build packed it; as it is where packing does not pay. */
export async function packedSize(dist: string, path: string): Promise<PackedSize> {
  for (const name of namesOf(path)) {
    const plain = await sizeOf(join(dist, name));
    if (plain === undefined) continue;
    const [gzip = plain, brotli = plain] = await Promise.all([
      sizeOf(join(dist, `${name}.gz`)),
      sizeOf(join(dist, `${name}.br`)),
    ]);
    return { gzip, brotli };
  }
  throw new Error(`No file of the site stands at ${path}.`);
}

/** Where a static host looks for an address. */
const namesOf = (path: string): string[] =>
  path === '/' ? ['index.html'] : [path, `${path}.html`, join(path, 'index.html')];

const sizeOf = async (file: string): Promise<number | undefined> => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
};
