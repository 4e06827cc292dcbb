import { isAbsolute, relative, resolve, sep } from 'node:path';
import matter from 'gray-matter';
import { type Reading, readFiles } from './read-files.ts';
import type { FrontmatterParser } from './read-page.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** Reads a content folder. Errors in files become issues; throws when the folder itself is unreadable. */
export async function readContent(folder: string): Promise<Reading> {
  return readSnapshot(await takeSnapshot(folder), fileNamer(folder));
}

/** Parses the files of a snapshot. */
export const readSnapshot = (snapshot: Snapshot, nameOf: (path: string) => string): Reading =>
  readFiles(snapshot, nameOf, parseFrontmatter);

/** Returns `nameOf` for a folder. Paths start at the working directory, or with `folder` itself if that is outside. */
export function fileNamer(folder: string): (path: string) => string {
  const fromHere = relative(process.cwd(), resolve(folder));
  const outside = fromHere.startsWith('..') || isAbsolute(fromHere);
  const prefix = (outside ? folder : fromHere).split(sep).join('/').replace(/\/+$/, '');
  return (path) => (prefix === '' ? path : `${prefix}/${path}`);
}

const refuse = () => {
  throw new Error('Frontmatter is YAML.');
};

/** Splits a page with gray-matter. Its engines for other languages are replaced, because its own would execute frontmatter that starts with `---js`. */
const parseFrontmatter: FrontmatterParser = (text, yaml) =>
  // With options, gray-matter does not use its cache, which hides invalid YAML.
  matter(text, { engines: { javascript: refuse, js: refuse, json: refuse, yaml } });
