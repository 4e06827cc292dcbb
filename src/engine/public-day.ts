import type { Definition } from './definition.ts';
import { isCalendarDay } from './values/calendar.ts';
import { valueAt } from './values/paths.ts';

/** A text as it stands on disk, or as pages show it. */
interface Waiting {
  path: string;
  kind: string | undefined;
  frontmatter: unknown;
}

/** In place of the day of a draft: sorts after all days. */
export const NEVER = 'jamais';

/** The ISO day from which visitors see a text, or `NEVER`; empty for one that does not wait. */
export function publicDay(
  { kind, path, frontmatter }: Waiting,
  { kinds }: Pick<Definition, 'kinds'>,
): string {
  if (valueAt(frontmatter, ['draft']) === true) return NEVER;
  const spec = kind === undefined ? undefined : kinds[kind];
  // The date of other kinds would be that of an event: they wait for none.
  const date = spec?.dayInName
    ? /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(path)?.[1]
    : spec?.inFeed && valueAt(frontmatter, ['date']);
  return typeof date === 'string' && isCalendarDay(date) ? date : '';
}
