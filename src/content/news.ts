import type { Content } from '../engine/document.ts';
import { documentsOf } from './document.ts';

/** `initiatives/<slug>/AAAA-MM-JJ-<mot>.mdx` (contract section 9). */
const NAME = /^[^/]+\/([^/]+)\/((\d{4}-\d{2}-\d{2})-[a-z0-9-]+)\.mdx$/;

interface Named {
  path: string;
}

/** The last part of the address of the sheet that a piece of news belongs to: its folder. */
export const sheetOf = ({ path }: Named): string =>
  NAME.exec(path)?.[1] ?? path.split('/')[1] ?? '';

/** The ISO day in the name of a piece of news; empty where it has none. */
export const newsDay = ({ path }: Named): string => NAME.exec(path)?.[3] ?? '';

/** The place of a piece of news on its sheet: the name of its file. */
export const newsId = ({ path }: Named): string => NAME.exec(path)?.[2] ?? '';

/** The days of the news of each sheet that has some. */
export function newsDays({ documents }: Content): ReadonlyMap<string, string[]> {
  const days = new Map<string, string[]>();
  for (const one of documentsOf(documents, 'nouvelle')) {
    const known = days.get(sheetOf(one));
    if (known) known.push(newsDay(one));
    else days.set(sheetOf(one), [newsDay(one)]);
  }
  return days;
}
