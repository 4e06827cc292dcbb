import { type Kind, kinds } from '../site/kinds/index.ts';
import { stem } from '../site/routes.ts';
import { isCalendarDay } from '../values/calendar.ts';
import { valueAt } from '../values/paths.ts';

export interface VisibilityOptions {
  /** ISO day of the build in Gabon. */
  today: string;
  /** Whether to show texts that are not public yet: in dev and in previews. */
  drafts: boolean;
}

/** What a `Document` (for rules) and an entry (for pages) both contain. */
interface Publishable {
  path: string;
  kind: Kind | undefined;
  frontmatter: unknown;
}

/** The day of a draft, which is not public; sorts after all ISO days. */
export const NEVER = 'jamais';

/** ISO day with which the file name of a news begins; empty without one. */
export const newsDay = ({ path }: { path: string }): string =>
  /^\d{4}-\d{2}-\d{2}(?=-)/.exec(stem(path))?.[0] ?? '';

/** ISO day from which a text is public; `NEVER` for a draft; empty for a text without a day, which is public already. */
export function publicFrom({ kind, path, frontmatter }: Publishable): string {
  if (valueAt(frontmatter, ['draft']) === true) return NEVER;
  const spec = kind && kinds[kind];
  const place = spec?.place;
  // In other kinds, `date` is the day of an event, and not of publication.
  let date = spec?.inFeed && valueAt(frontmatter, ['date']);
  if (place?.page === 'of folder') date = newsDay({ path });
  if (place?.page === 'own' && place.named === 'month') date = `${stem(path)}-01`;
  return typeof date === 'string' && isCalendarDay(date) ? date : '';
}

/** Whether the site shows a text: because it is public, or because drafts are shown. */
export const isShown = (text: Publishable, { today, drafts }: VisibilityOptions): boolean =>
  drafts || publicFrom(text) <= today;
