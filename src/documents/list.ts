import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listing } from './content-files.ts';

const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);
/** Guides, and the words that the spelling takes as right. */
const GUIDES = /^(?:[A-Z-]+\.md|mots\.txt)$/;

/** Lists the files of a content folder; paths in `shared` count as data. Follows no symbolic links. Throws when the folder itself is unreadable. */
export async function listFiles(dir: string, shared: ReadonlySet<string>): Promise<Listing> {
  const listing: Listing = {
    texts: [],
    data: [],
    pictures: [],
    downloads: [],
    guides: [],
    others: [],
    links: [],
  };
  await walk('', { dir, shared, listing });
  for (const paths of Object.values(listing)) paths.sort();
  return listing;
}

interface Walk {
  dir: string;
  shared: ReadonlySet<string>;
  listing: Listing;
}

async function walk(below: string, whole: Walk): Promise<void> {
  const { dir, listing, shared } = whole;
  for (const entry of await entriesOf(dir, below, listing)) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (LITTER.has(entry.name)) continue;
    if (entry.isSymbolicLink()) listing.links.push(path);
    else if (entry.isDirectory()) await walk(path, whole);
    else if (entry.isFile()) classify(path, listing, shared);
    else listing.others.push(path);
  }
}

/** Entries of a folder; one below the content folder that may not be read counts as a file of no kind. */
async function entriesOf(dir: string, below: string, { others }: Listing): Promise<Dirent[]> {
  try {
    return await readdir(join(dir, below), { withFileTypes: true });
  } catch (fault) {
    const refused =
      fault instanceof Error && 'code' in fault && /^(EACCES|EPERM)$/.test(String(fault.code));
    if (!refused || below === '') throw fault;
    others.push(below);
    return [];
  }
}

function classify(path: string, listing: Listing, shared: ReadonlySet<string>): void {
  if (path.startsWith('images/')) listing.pictures.push(path);
  else if (/^documents\/[^/]+\.pdf$/i.test(path)) listing.downloads.push(path);
  else if (/\.mdx$/i.test(path)) listing.texts.push(path);
  else if (/^[^/]+\.ya?ml$/i.test(path) || shared.has(path)) listing.data.push(path);
  else if (GUIDES.test(path)) listing.guides.push(path);
  else listing.others.push(path);
}
