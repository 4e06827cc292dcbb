import { extname } from 'node:path';
import type { Issue } from '../content/issue.ts';
import type { Pictures } from '../content/picture.ts';
import { fileNamer } from '../read/content.ts';
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

/**
 * Turns the pictures of a content folder into web pictures. Sizes are known at once; the files are
 * made when their bytes are asked for, and kept on disk, so that a warm build decodes nothing.
 */
export async function preparePictures(
  dir: string,
  paths: readonly string[],
  cache: DiskCache = pictureCache,
): Promise<PictureSet> {
  const set = { pictures: {} as Record<string, MadePicture['picture']>, emitted: [] as Emitted[] };
  const issues: Issue[] = [];
  const nameOf = fileNamer(dir);
  for (const path of paths) {
    try {
      const make = extname(path).toLowerCase() === '.svg' ? drawing : bitmap;
      const { picture, emitted } = await make(await pictureFile(dir, path), cache);
      set.pictures[`/${path}`] = picture;
      set.emitted.push(...emitted);
    } catch (fault) {
      issues.push(pictureIssue(nameOf(path), fault));
    }
  }
  return { ...set, issues };
}
