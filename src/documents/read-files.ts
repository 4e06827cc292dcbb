import type { Content, ReadDocument } from '../model/document.ts';
import { menusWithAddresses } from '../model/menus.ts';
import { type Shared, sharedFiles } from '../site/schema/index.ts';
import type { Issue } from '../values/issue.ts';
import type { FileBytes, Listing, Snapshot } from './content-files.ts';
import { readData } from './read-data.ts';
import { readMdx } from './read-mdx.ts';

/** The parsed files of a content folder, and the issues found while parsing. */
export interface Reading<Stage extends ReadDocument = ReadDocument> {
  content: Content<Stage>;
  issues: Issue[];
  /** Text of each file, by its path in issues: `content/pages/contact.mdx`. */
  texts: Record<string, string>;
  listing: Listing;
  /** Sizes and bytes, of pictures and PDF files the first ones, by path under the content folder. */
  files: Snapshot['files'];
  /** Converts a path under the folder to the path in issues: `pages/a.mdx` -> `content/pages/a.mdx`. */
  nameOf(path: string): string;
}

/** Parses the files of a snapshot, which contains their bytes. */
export function readFiles(
  { dir, listing, files }: Snapshot,
  nameOf: (path: string) => string,
): Reading {
  const texts = listing.texts.flatMap((path) => {
    const contents = files.get(path);
    return contents ? [readCachedMdx({ path, file: nameOf(path), contents })] : [];
  });
  const documents = texts.flatMap(({ document }) => document ?? []);
  const shared = Object.entries(sharedFiles).map(([name, one]) => {
    const source = { ...one, file: nameOf(one.path), contents: files.get(one.path) };
    // Menus may name pages, so they change with the other files.
    const read =
      name === 'navigation'
        ? readData({ ...source, completed: (menus) => menusWithAddresses(documents, menus) })
        : readCachedData(source);
    return { name, ...read };
  });
  const { data, pictures, downloads } = listing;
  const unreadable = [...listing.texts, ...data, ...pictures, ...downloads].filter(
    (path) => !files.has(path),
  );
  const all = [...texts, ...shared];
  return {
    content: {
      // Each value comes from the schema of its name, which TypeScript does not follow through entries.
      shared: Object.fromEntries(shared.map(({ name, value }) => [name, value])) as Shared,
      dir,
      documents: all.flatMap(({ document }) => document ?? []),
      pictures: listing.pictures,
      downloads: Object.fromEntries(
        listing.downloads.map((path) => [`/${path}`, files.get(path)?.size ?? 0]),
      ),
      ownWords: ownWordsIn(files.get('mots.txt')),
    },
    issues: all.flatMap(({ issues }) => issues),
    texts: Object.fromEntries(all.map(({ file, text }) => [file, text])),
    listing: { ...listing, others: [...listing.others, ...unreadable] },
    files,
    nameOf,
  };
}

const ownWordsIn = (file: FileBytes | undefined): string[] =>
  new TextDecoder()
    .decode(file?.bytes)
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');

const readCachedMdx = memoizeRead(readMdx);
const readCachedData = memoizeRead(readData);

/** Memoizes a reader by the bytes and name of a file, because the dev server checks at each edit. Callers must not change results. */
function memoizeRead<Source extends Named, Result extends { file: string }>(
  read: (source: Source) => Result,
): (source: Source) => Result {
  const seen = new WeakMap<FileBytes, Result>();
  return (source) => {
    const last = source.contents && seen.get(source.contents);
    if (last?.file === source.file) return last;
    const result = read(source);
    if (source.contents) seen.set(source.contents, result);
    return result;
  };
}

interface Named {
  file: string;
  contents: FileBytes | undefined;
}
