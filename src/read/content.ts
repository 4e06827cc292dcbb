import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Issue } from '../content/issue.ts';
import type { Content, Part } from '../content/part.ts';
import { dataSchemas } from '../content/schema/index.ts';
import { readData } from './data.ts';
import { list } from './list.ts';
import { readPart } from './part.ts';
import { strangerIssues } from './strangers.ts';

/** All of a content folder and every fault found while reading it. */
export interface Reading {
  content: Content;
  issues: Issue[];
  /** Texts of the shared YAML files, by path, for the rules that look at comments. */
  dataTexts: Record<string, string>;
}

/**
 * Reads a content folder once. Never throws for a fault in a file: it becomes an issue.
 * Raises when the folder itself cannot be read.
 */
export async function readContent(folder: string): Promise<Reading> {
  const dir = resolve(folder);
  const name = fileNamer(folder);
  const listing = await list(dir);
  const parts: Part[] = [];
  const issues: Issue[] = strangerIssues(listing, name);
  for (const path of listing.texts) {
    const reading = await readPart({ absolute: join(dir, path), path, file: name(path) });
    if (reading.part) parts.push(reading.part);
    issues.push(...reading.issues);
  }
  const shared = <K extends keyof typeof dataSchemas>(path: K) =>
    ({ absolute: join(dir, path), file: name(path), schema: dataSchemas[path] }) as const;
  const site = await readData(shared('site.yml'));
  const notices = await readData(shared('notices.yml'));
  issues.push(...site.issues, ...notices.issues);
  return {
    content: { dir, parts, site: site.value, notices: notices.value, pictures: listing.pictures },
    issues,
    dataTexts: { 'site.yml': site.text, 'notices.yml': notices.text },
  };
}

/** Names files as people know them: relative to the repository, or below the folder as it was given. */
export function fileNamer(folder: string): (path: string) => string {
  const fromHere = relative(process.cwd(), resolve(folder));
  const outside = fromHere.startsWith('..') || isAbsolute(fromHere);
  const prefix = (outside ? folder : fromHere).split(sep).join('/').replace(/\/+$/, '');
  return (path) => (prefix === '' ? path : `${prefix}/${path}`);
}
