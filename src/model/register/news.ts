import { stem } from '../../site/routes.ts';
import type { Settings } from '../../site/schema/site.ts';
import { type Content, documentsOf } from '../document.ts';
import { isShown, newsDay } from '../visibility.ts';

interface WithPath {
  path: string;
}

/** Slug of the initiative that a news belongs to: the name of the folder of the news. */
export const initiativeOf = ({ path }: WithPath): string => path.split('/')[1] ?? '';

/** Anchor of a news on the page of its initiative: the file name, `2026-03-01-chantier`. */
export const newsId = ({ path }: WithPath): string => stem(path);

/** Whether an initiative has a feed: with news, or if `site.yml` lets visitors follow all initiatives (`participe.follow`). */
export const hasFeed = (settings: Settings | undefined, news: readonly unknown[] = []): boolean =>
  news.length > 0 || settings?.participe?.follow !== undefined;

/** ISO days of the news of each initiative that visitors see on a day, by the slug of the initiative. */
export function newsDays({ documents }: Content, today: string): ReadonlyMap<string, string[]> {
  const days = new Map<string, string[]>();
  for (const one of documentsOf(documents, 'nouvelle')) {
    if (!isShown(one, { today, drafts: false })) continue;
    const previous = days.get(initiativeOf(one));
    if (previous) previous.push(newsDay(one));
    else days.set(initiativeOf(one), [newsDay(one)]);
  }
  return days;
}
