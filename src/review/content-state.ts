import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBody } from '../check/bodies/read-body.ts';
import { type Document, sharedOf } from '../content/document.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import { filesBelow } from './files-below.ts';

/** The content of one of the two states that a review compares. */
export interface ContentState {
  /** Absolute path of the content folder. */
  dir: string;
  documents: readonly Document[];
  /** Pictures and documents for download: path in the folder (`images/a.jpg`) -> SHA-256 (hex). */
  media: ReadonlyMap<string, string>;
  /** Old route -> target. */
  redirections: Readonly<Record<string, string>>;
  /** Routes of the files that have a page. */
  routes: ReadonlySet<string>;
}

/** Reads a content folder. It may have errors, as an older state may have; rejects when the folder cannot be read. */
export async function readContentState(dir: string): Promise<ContentState> {
  const { content } = await readContent(dir, readBody);
  const media = new Map<string, string>();
  for (const folder of ['images', 'documents'])
    for (const path of await filesBelow(join(dir, folder))) {
      const bytes = await readFile(join(dir, folder, path));
      media.set(`${folder}/${path}`, digestOf(bytes).toString('hex'));
    }
  return {
    dir: content.dir,
    // Files of the whole site, such as `site.yml`, come first, and so do their changes.
    documents: content.documents.toSorted((a, b) => Number(!!a.kind) - Number(!!b.kind)),
    media,
    redirections: sharedOf(content).redirections,
    routes: new Set(content.documents.flatMap(({ route }) => route ?? [])),
  };
}
