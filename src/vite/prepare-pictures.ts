import { extname } from 'node:path';
import type { CheckResult } from '../check/apply-rules.ts';
import { unopened } from '../check/rules/svg.ts';
import type { Pictures } from '../content/picture.ts';
import { type DiskCache, pictureCache } from '../documents/disk/cache.ts';
import { fileNamer } from '../documents/read-content.ts';
import type { FileBytes } from '../documents/snapshot.ts';
import { FIRST_LINE, type Issue, isError, issueAt } from '../values/issue.ts';
import { tooManyPoints } from '../values/limits.ts';
import { bitmap } from './pictures/bitmap.ts';
import { drawing } from './pictures/drawing.ts';
import {
  type Emitted,
  pictureFile,
  TooManyPixels,
  type WebPicture,
} from './pictures/picture-file.ts';

export interface PictureSet {
  pictures: Pictures;
  emitted: Emitted[];
  /** Issues of pictures that the check accepted but that cannot be converted; both lists omit these pictures. */
  issues: Issue[];
}

interface PictureSource {
  cache?: DiskCache;
  /** Files that the check has read: a picture whose object is the same is not converted again. */
  files?: ReadonlyMap<string, FileBytes>;
  /** Paths of pictures that only unpublished texts use: their files are not written. */
  hidden?: ReadonlySet<string>;
  /** Addresses of the pictures that prove a payment or a vote. */
  proofs?: ReadonlySet<string>;
}

const cached = new WeakMap<FileBytes, WebPicture>();

/**
 * Prepares the pictures of a content folder for pages. Only sizes are read now; each file is created when its `bytes` is
 * called, and cached on disk, so that a build with a full cache decodes no picture.
 */
export async function preparePictures(
  dir: string,
  paths: readonly string[],
  { cache = pictureCache, files, hidden, proofs }: PictureSource = {},
): Promise<PictureSet> {
  const set = {
    pictures: {} as Record<string, WebPicture['picture']>,
    emitted: [] as Emitted[],
  };
  const issues: Issue[] = [];
  const nameOf = fileNamer(dir);
  for (const path of paths) {
    try {
      const read = files?.get(path);
      const isProof = proofs?.has(`/${path}`) === true;
      const former = read && cached.get(read);
      const isSame = former && (former.picture.sha256 !== undefined) === isProof;
      const converted = isSame ? former : await convertPicture(dir, path, { isProof, cache });
      if (read) cached.set(read, converted);
      const { picture, emitted } = converted;
      set.pictures[`/${path}`] = picture;
      if (!hidden?.has(path)) set.emitted.push(...emitted);
    } catch (fault) {
      issues.push(pictureIssue(nameOf(path), fault));
    }
  }
  return { ...set, issues };
}

async function convertPicture(
  dir: string,
  path: string,
  { isProof, cache }: { isProof: boolean; cache: DiskCache },
): Promise<WebPicture> {
  const file = await pictureFile(dir, path, isProof);
  const convert = extname(path).toLowerCase() === '.svg' ? drawing : bitmap;
  const { picture, emitted } = await convert(file, cache);
  return { picture: { ...picture, ...(file.sha256 && { sha256: file.sha256 }) }, emitted };
}

/** Issue of a picture that the check accepted and that cannot be converted. */
const pictureIssue = (file: string, fault: unknown): Issue =>
  issueAt(
    file,
    FIRST_LINE,
    fault instanceof TooManyPixels ? tooManyPoints(fault.pixels) : unopened(file),
  );

/** Issues of truncated or malformed pictures, which would stop a build. Pictures that the check refuses are skipped. */
export async function pictureIssues(result: CheckResult): Promise<Issue[]> {
  const { content, issues, pictures: files } = result;
  const refused = new Set(issues.filter(isError).map(({ file }) => file));
  const nameOf = fileNamer(content.dir);
  const accepted = content.pictures.filter((path) => !refused.has(nameOf(path)));
  return (await preparePictures(content.dir, accepted, { files })).issues;
}
