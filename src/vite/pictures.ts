import { extname } from 'node:path';
import type { Pictures } from '../content/picture.ts';
import type { CheckResult } from '../engine/check.ts';
import { type DiskCache, pictureCache } from '../engine/documents/disk/cache.ts';
import { fileNamer } from '../engine/documents/read-content.ts';
import type { FileBytes } from '../engine/documents/snapshot.ts';
import { FIRST_LINE, type Issue, isError, issueAt } from '../engine/issue.ts';
import { tooManyPoints } from '../engine/limits.ts';
import { unopened } from '../engine/rules/svg.ts';
import { bitmap } from './pictures/bitmap.ts';
import { drawing } from './pictures/drawing.ts';
import {
  type Emitted,
  type MadePicture,
  pictureFile,
  TooManyPoints,
} from './pictures/picture-file.ts';

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
  /** Pictures whose files are not written. */
  hidden?: ReadonlySet<string>;
}

const cached = new WeakMap<FileBytes, MadePicture>();

/**
 * Turns the pictures of a content folder into web pictures. Sizes are known at once; the files are
 * made when their bytes are asked for, and kept on disk, so that a warm build decodes nothing.
 */
export async function preparePictures(
  dir: string,
  paths: readonly string[],
  { cache = pictureCache, files, hidden }: PictureSource = {},
): Promise<PictureSet> {
  const set = { pictures: {} as Record<string, MadePicture['picture']>, emitted: [] as Emitted[] };
  const issues: Issue[] = [];
  const nameOf = fileNamer(dir);
  for (const path of paths) {
    try {
      const read = files?.get(path);
      const made = (read && cached.get(read)) ?? (await makePicture(dir, path, cache));
      if (read) cached.set(read, made);
      const { picture, emitted } = made;
      set.pictures[`/${path}`] = picture;
      if (!hidden?.has(path)) set.emitted.push(...emitted);
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

/** The issue of a picture that the check let pass and that can't be made ready for the web. */
const pictureIssue = (file: string, fault: unknown): Issue =>
  issueAt(
    file,
    FIRST_LINE,
    fault instanceof TooManyPoints ? tooManyPoints(fault.points) : unopened(file),
  );

/**
 * The issues of pictures that would stop a build: cut short, or malformed. Those that the check refuses
 * already are left to it. What was read of the others is kept for the build.
 */
export async function pictureIssues(result: CheckResult): Promise<Issue[]> {
  const { content, issues, pictures: files } = result;
  const refused = new Set(issues.filter(isError).map(({ file }) => file));
  const nameOf = fileNamer(content.dir);
  const sound = content.pictures.filter((path) => !refused.has(nameOf(path)));
  return (await preparePictures(content.dir, sound, { files })).issues;
}
