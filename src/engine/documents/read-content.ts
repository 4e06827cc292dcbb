import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Content } from '../document.ts';
import type { Issue } from '../issue.ts';
import type { Model } from '../model.ts';
import type { Listing } from './list.ts';
import { readData } from './read-data.ts';
import { readMdx } from './read-mdx.ts';
import { type FileBytes, type Snapshot, takeSnapshot } from './snapshot.ts';

/** All of a content folder and every issue found while reading it. */
export interface Reading {
  content: Content;
  issues: Issue[];
  /** Every text, normalized, by the name that issues use. */
  texts: Record<string, string>;
  listing: Listing;
  /** The pictures' sizes and first bytes, by path under the folder. */
  pictures: ReadonlyMap<string, FileBytes>;
  /** The guides' bytes, by path under the folder. */
  guides: ReadonlyMap<string, FileBytes>;
  /** Files that the system would not let us read. */
  unreadable: string[];
  /** The name that issues use for a path under the folder. */
  nameOf(path: string): string;
  model: Model;
}

/**
 * Reads a content folder once. Never throws for a fault in a file: it becomes an issue.
 * Raises when the folder itself cannot be read.
 */
export async function readContent(folder: string, model: Model): Promise<Reading> {
  return readSnapshot(await takeSnapshot(folder, model), fileNamer(folder), model);
}

/** Reads a snapshot: the same bytes give the same reading. */
export function readSnapshot(
  snapshot: Snapshot,
  nameOf: (path: string) => string,
  model: Model,
): Reading {
  const { dir, listing, files } = snapshot;
  const texts = listing.texts.flatMap((path) => {
    const contents = files.get(path);
    return contents ? [readText({ path, file: nameOf(path), contents, model })] : [];
  });
  const shared = Object.entries(model.sharedFiles).map(([name, one]) => ({
    name,
    ...readShared({ ...one, file: nameOf(one.path), contents: files.get(one.path), model }),
  }));
  const all = [...texts, ...shared];
  return {
    content: {
      shared: Object.fromEntries(shared.map(({ name, value }) => [name, value])),
      dir,
      documents: all.flatMap(({ document }) => document ?? []),
      pictures: listing.pictures,
    },
    issues: all.flatMap(({ issues }) => issues),
    texts: Object.fromEntries(all.map(({ file, text }) => [file, text])),
    listing,
    pictures: new Map([...files].filter(([path]) => path.startsWith('images/'))),
    guides: new Map([...files].filter(([path]) => listing.guides.includes(path))),
    unreadable: [...listing.texts, ...listing.data, ...listing.pictures].filter(
      (path) => !files.has(path),
    ),
    nameOf,
    model,
  };
}

const readText = memoizeRead(readMdx);
const readShared = memoizeRead(readData);

/**
 * Gives a reader of files that does not read bytes again which it has read under the same name: a
 * long-lived process checks often. What was read must not be changed.
 */
function memoizeRead<Source extends Named, Result extends { file: string }>(
  read: (source: Source) => Result,
): (source: Source) => Result {
  const seen = new WeakMap<FileBytes, { result: Result; model: Model }>();
  return (source) => {
    const known = source.contents && seen.get(source.contents);
    if (known?.result.file === source.file && known.model === source.model) return known.result;
    const result = read(source);
    if (source.contents) seen.set(source.contents, { result, model: source.model });
    return result;
  };
}

interface Named {
  file: string;
  contents: FileBytes | undefined;
  model: Model;
}

/** Names files as people know them: relative to the repository, or below the folder as it was given. */
export function fileNamer(folder: string): (path: string) => string {
  const fromHere = relative(process.cwd(), resolve(folder));
  const outside = fromHere.startsWith('..') || isAbsolute(fromHere);
  const prefix = (outside ? folder : fromHere).split(sep).join('/').replace(/\/+$/, '');
  return (path) => (prefix === '' ? path : `${prefix}/${path}`);
}
