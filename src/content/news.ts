import type { Content } from '../engine/document.ts';
import { documentsOf } from './document.ts';

/** `initiatives/<slug>/AAAA-MM-JJ-<mot>.mdx` (contract section 9). */
const NAME = /^[^/]+\/([^/]+)\/((\d{4}-\d{2}-\d{2})-[a-z0-9-]+)\.mdx$/;

interface WithPath {
  path: string;
}

/** Slug of the project of a news: its folder. */
export const sheetOf = ({ path }: WithPath): string =>
  NAME.exec(path)?.[1] ?? path.split('/')[1] ?? '';

/** ISO day in the file name of a news; may be empty. */
export const newsDay = ({ path }: WithPath): string => NAME.exec(path)?.[3] ?? '';

/** Anchor of a news on the page of its project: its file name. */
export const newsId = ({ path }: WithPath): string => NAME.exec(path)?.[2] ?? '';

/** Slug of a project -> ISO days of its news. */
export function newsDays({ documents }: Content): ReadonlyMap<string, string[]> {
  const days = new Map<string, string[]>();
  for (const one of documentsOf(documents, 'nouvelle')) {
    const previous = days.get(sheetOf(one));
    if (previous) previous.push(newsDay(one));
    else days.set(sheetOf(one), [newsDay(one)]);
  }
  return days;
}
