import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Reading, readFiles } from './read-files.ts';
import { takeSnapshot } from './snapshot.ts';

/** Reads a content folder. Errors in files become issues; throws when the folder itself is unreadable. */
export async function readContent(folder: string): Promise<Reading> {
  return readFiles(await takeSnapshot(folder), fileNamer(folder));
}

/** Returns `nameOf` for a folder. Paths start at the working directory, or with `folder` itself if that is outside. */
export function fileNamer(folder: string): (path: string) => string {
  const fromHere = relative(process.cwd(), resolve(folder));
  const outside = fromHere.startsWith('..') || isAbsolute(fromHere);
  const prefix = (outside ? folder : fromHere).split(sep).join('/').replace(/\/+$/, '');
  return (path) => (prefix === '' ? path : `${prefix}/${path}`);
}
