import { extname, resolve } from 'node:path';
import type { CheckResult } from '../check/apply-rules.ts';
import { unopened } from '../check/rules/svg.ts';
import { type DiskCache, diskCache } from '../documents/disk/cache.ts';
import { fileNamer } from '../documents/read-content.ts';
import { FIRST_LINE, type Issue, isError, issueAt } from '../values/issue.ts';
import type { PictureData } from '../values/picture.ts';
import { bitmap, cropForSharing } from './pictures/bitmap.ts';
import { drawing } from './pictures/drawing.ts';
import {
  addressOf,
  type CreateFile,
  MAX_PIXELS,
  type PictureFile,
  pictureFile,
} from './pictures/picture-file.ts';

export interface PictureSet {
  pictures: Record<string, PictureData>;
  /** Address of the share image (`og:image`) of each picture: the picture, cropped. */
  shares: Record<string, string>;
  /** Files of all pictures. A build creates only those whose address a page contains. */
  files: Map<string, CreateFile>;
  /** Issues of pictures that the check accepted but that cannot be converted; the lists omit these pictures. */
  issues: Issue[];
}

/** Resized pictures, for build and dev. 10,000 photos need 800 MB: a smaller limit would remove pictures that the next build needs. */
const pictureCache = diskCache(resolve('.cache/pictures'), 1_000_000_000);

/**
 * Prepares the pictures of a content folder for pages. Only sizes are read now; each file is created when it is asked for, and
 * cached on disk, so that a build with a full cache decodes no picture. `proofs`: addresses of pictures that prove a payment or vote.
 */
export async function preparePictures(
  dir: string,
  paths: readonly string[],
  { cache = pictureCache, proofs }: { cache?: DiskCache; proofs?: ReadonlySet<string> } = {},
): Promise<PictureSet> {
  const set: PictureSet = { pictures: {}, shares: {}, files: new Map(), issues: [] };
  const nameOf = fileNamer(dir);
  for (const path of paths) {
    const address = `/${path}`;
    try {
      const file = await pictureFile(dir, path, proofs?.has(address));
      const isDrawing = extname(path).toLowerCase() === '.svg';
      const { picture, files } = await (isDrawing ? drawing : bitmap)(file, cache);
      const points = isDrawing ? 0 : picture.width * picture.height;
      if (points > MAX_PIXELS) {
        set.issues.push(issueAt(nameOf(path), FIRST_LINE, tooManyPoints(points)));
        continue;
      }
      const share = addressOf(file, '.jpg', 'partage');
      set.pictures[address] = picture;
      set.shares[address] = share;
      for (const [name, create] of files) set.files.set(name, create);
      set.files.set(share, () => sharePicture(file, cache));
    } catch {
      set.issues.push(issueAt(nameOf(path), FIRST_LINE, unopened(nameOf(path))));
    }
  }
  return set;
}

const sharePicture = ({ key, bytes }: PictureFile, cache: DiskCache) =>
  cache.remember(`${key}-partage.jpg`, async () => cropForSharing(await bytes()));

/** Issues of truncated or malformed pictures, which would stop a build. Pictures that the check refuses are skipped. */
export async function pictureIssues(result: CheckResult): Promise<Issue[]> {
  const { content, issues } = result;
  const refused = new Set(issues.filter(isError).map(({ file }) => file));
  const nameOf = fileNamer(content.dir);
  const accepted = content.pictures.filter((path) => !refused.has(nameOf(path)));
  return (await preparePictures(content.dir, accepted)).issues;
}

const tooManyPoints = (points: number) => ({
  rule: 'image-trop-lourde',
  message: `Cette image compte ${millions(points)} millions de points : la limite est de ${millions(MAX_PIXELS)} millions.`,
  hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
});

const millions = (points: number) => Math.ceil(points / 1_000_000);
