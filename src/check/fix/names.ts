import { access, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Reading } from '../../read/content.ts';

/** Text files whose names differ from the right ones by their capitals alone are renamed. */
export async function fixNames({ content, listing, nameOf }: Reading): Promise<string[]> {
  const changes: string[] = [];
  for (const path of listing.texts) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const right = name.toLowerCase();
    if (right === name || !/^[a-z0-9-]+\.mdx$/.test(right)) continue;
    const to = join(dirname(path), right);
    const isTaken = listing.texts.includes(to) || (await isOther(content.dir, path, to));
    if (isTaken) continue;
    await rename(join(content.dir, path), join(content.dir, to));
    changes.push(`${nameOf(path)} : renommé en « ${right} ».`);
  }
  return changes;
}

/** Whether another file stands under the new name; a file system that ignores capitals shows the same one. */
async function isOther(dir: string, from: string, to: string): Promise<boolean> {
  const exists = await access(join(dir, to)).then(
    () => true,
    () => false,
  );
  return exists && from.toLowerCase() !== to.toLowerCase();
}
