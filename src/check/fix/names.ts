import { lstat, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Reading } from '../../read/content.ts';

/**
 * Text files whose names differ from the right ones by their capitals alone are renamed.
 * A file whose right name another one has stays as it is: the check then says why.
 */
export async function fixNames({ content, listing, nameOf }: Reading): Promise<string[]> {
  const changes: string[] = [];
  const names = new Set(Object.values(listing).flat());
  for (const path of listing.texts) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const right = name.toLowerCase();
    if (right === name || !/^[a-z0-9-]+\.mdx$/.test(right)) continue;
    const to = join(dirname(path), right);
    if (names.has(to) || (await isOther(join(content.dir, path), join(content.dir, to)))) continue;
    await rename(join(content.dir, path), join(content.dir, to));
    names.delete(path);
    names.add(to);
    changes.push(`${nameOf(path)} : renommé en « ${right} ».`);
  }
  return changes;
}

/** Whether something else stands under the new name; a disk that ignores capitals shows the file itself there. */
async function isOther(from: string, to: string): Promise<boolean> {
  const [own, found] = await Promise.all([identity(from), identity(to)]);
  return found !== undefined && found !== own;
}

/** The disk and the number of a file on it, in whole: rounded, two numbers may look the same. */
async function identity(path: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await lstat(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch (error) {
    const isFree = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isFree) return undefined;
    throw error;
  }
}
