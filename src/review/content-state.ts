import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkedContent } from '../check/checked.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import { type Document, textsOf } from '../model/document.ts';
import { openPages } from '../model/register/generated-pages.ts';

/** The content of one of the two states that a review compares. */
export interface ContentState {
  documents: readonly Document[];
  /** Pictures and documents for download: path in the folder (`images/a.jpg`) -> SHA-256 (hex). */
  media: ReadonlyMap<string, string>;
  /** Old route -> target. */
  redirections: Readonly<Record<string, string>>;
  /** Routes of the pages that the site makes of several texts. */
  generated: readonly string[];
  /** Routes of all pages. */
  routes: ReadonlySet<string>;
}

/** Reads a content folder. It may have errors, as an older state may have; rejects when the folder cannot be read. */
export async function readContentState(dir: string): Promise<ContentState> {
  const content = checkedContent((await readContent(dir)).content);
  const media = new Map<string, string>();
  const downloads = Object.keys(content.downloads).map((address) => address.slice(1));
  for (const path of [...content.pictures, ...downloads])
    media.set(path, digestOf(await readFile(join(dir, path))).toString('hex'));
  const pages = openPages(content.shared.site, textsOf(content.documents));
  const generated = pages.map(({ route }) => route);
  return {
    // Files of the whole site, such as `site.yml`, come first, and so do their changes.
    documents: content.documents.toSorted((a, b) => Number(!!a.kind) - Number(!!b.kind)),
    media,
    redirections: content.shared.redirections,
    generated,
    routes: new Set([...content.documents.flatMap(({ route }) => route ?? []), ...generated]),
  };
}

/** Paths of all files in a folder and its subfolders, sorted, relative and with `/`; none for a missing folder. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
