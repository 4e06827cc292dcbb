import { extname } from 'node:path';
import type { Issue } from '../content/issue.ts';
import type { Pictures } from '../content/picture.ts';
import { fileNamer } from '../read/content.ts';
import type { FileBytes } from '../read/snapshot.ts';
import type { DiskCache } from './disk-cache.ts';
import { pictureCache } from './picture-cache.ts';
import { bitmap } from './pictures/bitmap.ts';
import { drawing } from './pictures/drawing.ts';
import type { Emitted, MadePicture } from './pictures/made-picture.ts';
import { pictureFile } from './pictures/picture-file.ts';
import { pictureIssue } from './pictures/picture-issue.ts';

export type { Emitted } from './pictures/made-picture.ts';

export interface PictureSet {
  pictures: Pictures;
  emitted: Emitted[];
  /** Pictures that can't be read, though the check let them pass: they are in neither list. */
  issues: Issue[];
}

interface PictureSource {
  cache?: DiskCache;
  /** The pictures as the check read them: what was made of the same bytes is not made again. */
  files?: ReadonlyMap<string, FileBytes>;
}

const known = new WeakMap<FileBytes, MadePicture>();

/**
 * Turns the pictures of a content folder into web pictures. Sizes are known at once; the files are
 * made when their bytes are asked for, and kept on disk, so that a warm build decodes nothing.
 */
export async function preparePictures(
  dir: string,
  paths: readonly string[],
  { cache = pictureCache, files }: PictureSource = {},
): Promise<PictureSet> {
  const set = { pictures: {} as Record<string, MadePicture['picture']>, emitted: [] as Emitted[] };
  const issues: Issue[] = [];
  const nameOf = fileNamer(dir);
  for (const path of paths) {
    try {
      const read = files?.get(path);
      const made = (read && known.get(read)) ?? (await makePicture(dir, path, cache));
      if (read) known.set(read, made);
      const { picture, emitted } = made;
      set.pictures[`/${path}`] = picture;
      set.emitted.push(...emitted);
    } catch (fault) {
      issues.push(pictureIssue(nameOf(path), fault));
    }
  }
  return { ...set, issues };
}

async function makePicture(dir: string, path: string, cache: DiskCache): Promise<MadePicture> {
  const make = extname(path).toLowerCase() === '.svg' ? drawing : bitmap;
  return make(await pictureFile(dir, path), cache);
}
