import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Calls `changed` when something below a folder changes (several times for one saved file), also when the
 * folder goes and comes back; returns what ends it. Vite's watcher would read a folder of 1,000 articles
 * anew at each change in it, and all of them at the start.
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  const watched = new Map<string, { watcher: FSWatcher; inode: number }>();

  const leave = (dir: string) => {
    watched.get(dir)?.watcher.close();
    watched.delete(dir);
  };

  const follow = (dir: string, isMeant: (name: string | null) => boolean): FSWatcher =>
    watch(dir, { persistent: false }, (kind, name) => {
      if (!isMeant(name)) return;
      // What comes and goes may be a folder.
      if (kind === 'rename') look();
      changed();
    }).on('error', () => leave(dir));

  /** A folder that went tells so under its own name: what stands there now may have taken its number, too. */
  const followInside = (dir: string) =>
    follow(dir, (name) => {
      if (name === basename(dir)) leave(dir);
      return true;
    });

  const look = () => {
    const found = new Map(foldersOf(folder));
    // A folder that was made anew has the name of the old one, but is another.
    for (const [dir, { inode }] of watched) if (found.get(dir) !== inode) leave(dir);
    for (const [dir, inode] of found) {
      try {
        if (!watched.has(dir)) watched.set(dir, { watcher: followInside(dir), inode });
      } catch {
        // Gone again: that is told by what it stood in.
      }
    }
  };

  const above = follow(dirname(folder), (name) => name === basename(folder));
  look();
  return () => {
    above.close();
    for (const dir of [...watched.keys()]) leave(dir);
  };
}

/** A folder and all below it, with their numbers on the disk; none while it is away. */
function foldersOf(folder: string): [dir: string, inode: number][] {
  try {
    const below = readdirSync(folder, { recursive: true, withFileTypes: true });
    const dirs = below.filter((entry) => entry.isDirectory());
    return [folder, ...dirs.map(({ parentPath, name }) => join(parentPath, name))].map((dir) => [
      dir,
      statSync(dir).ino,
    ]);
  } catch {
    return [];
  }
}
