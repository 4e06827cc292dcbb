import * as body from '../src/check/bodies/read-body.ts';
import { check, checkReading } from '../src/check/check.ts';
import { storedBodies } from '../src/documents/disk/body-cache.ts';
import * as reading from '../src/documents/read-content.ts';
import * as mdx from '../src/documents/read-mdx.ts';
import * as snapshots from '../src/documents/snapshot.ts';
import { readingOf } from '../src/mdx/parse-body.ts';
import { mdxOptions as optionsFor } from '../src/mdx/plugins.ts';
import { normalize } from '../src/values/text.ts';

export { check, checkReading };

/** A page, read by the kind of its path. */
export function pageOf(text: string, file: string) {
  return readingOf(normalize(text), file);
}

export const readContent = (folder: string) =>
  reading.readContent(folder, storedBodies(body.readBody));
export const takeSnapshot = (folder: string) => snapshots.takeSnapshot(folder);
export const readSnapshot = (snapshot: snapshots.Snapshot, nameOf: (path: string) => string) =>
  reading.readSnapshot(snapshot, nameOf, storedBodies(body.readBody));
export const readMdx = (source: Omit<Parameters<typeof mdx.readMdx>[0], 'readBody'>) =>
  mdx.readMdx({ ...source, readBody: body.readBody });
export const { readBody } = body;
export const mdxOptions = optionsFor(body.checkBody);
