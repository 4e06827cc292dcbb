import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Content } from '../document.ts';
import type { Issue } from '../issue.ts';
import type { Model } from '../model.ts';
import type { Listing } from './list.ts';
import { readData } from './read-data.ts';
import { readMdx } from './read-mdx.ts';
import { type FileBytes, type Snapshot, takeSnapshot } from './snapshot.ts';

/** A content folder and the issues of reading it. */
export interface Reading {
  content: Content;
  issues: Issue[];
  /** Normalized texts, by the file name in issues. */
  texts: Record<string, string>;
  listing: Listing;
  /** Sizes and first bytes, by path under the folder. */
  pictures: ReadonlyMap<string, FileBytes>;
  /** By path under the folder. */
  guides: ReadonlyMap<string, FileBytes>;
  /** Files without read access. */
  unreadable: string[];
  /** File name in issues of a path under the folder. */
  nameOf(path: string): string;
  model: Model;
}

/** Reads a content folder. Errors in files become issues; throws when the folder itself is unreadable. */
export async function readContent(folder: string, model: Model): Promise<Reading> {
  return readSnapshot(await takeSnapshot(folder, model), fileNamer(folder), model);
}

/** Reads a snapshot; a pure function. */
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

/** Memoizes a reader by bytes and name, because a long-lived process checks often. Results must not be changed. */
function memoizeRead<Source extends Named, Result extends { file: string }>(
  read: (source: Source) => Result,
): (source: Source) => Result {
  const seen = new WeakMap<FileBytes, { result: Result; model: Model }>();
  return (source) => {
    const last = source.contents && seen.get(source.contents);
    if (last?.result.file === source.file && last.model === source.model) return last.result;
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

/** Returns file names from the repository's root, or from the folder as it was given. */
export function fileNamer(folder: string): (path: string) => string {
  const fromHere = relative(process.cwd(), resolve(folder));
  const outside = fromHere.startsWith('..') || isAbsolute(fromHere);
  const prefix = (outside ? folder : fromHere).split(sep).join('/').replace(/\/+$/, '');
  return (path) => (prefix === '' ? path : `${prefix}/${path}`);
}
