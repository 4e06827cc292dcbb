import type { Definition } from './definition.ts';
import { isCalendarDay } from './values/calendar.ts';
import { valueAt } from './values/paths.ts';

/** A document or an entry. */
interface Waiting {
  path: string;
  kind: string | undefined;
  frontmatter: unknown;
}

/** Day of a draft: sorts after all days. */
export const NEVER = 'jamais';

/** ISO day from which a text is public, or `NEVER`; empty for one that is public already. */
export function publicDay(
  { kind, path, frontmatter }: Waiting,
  { kinds }: Pick<Definition, 'kinds'>,
): string {
  if (valueAt(frontmatter, ['draft']) === true) return NEVER;
  const spec = kind === undefined ? undefined : kinds[kind];
  // The date of other kinds is that of an event.
  const date = spec?.dayInName
    ? /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(path)?.[1]
    : spec?.inFeed && valueAt(frontmatter, ['date']);
  return typeof date === 'string' && isCalendarDay(date) ? date : '';
}
