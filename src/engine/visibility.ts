import type { Definition } from './definition.ts';
import { isCalendarDay } from './values/days.ts';
import { valueAt } from './values/paths.ts';

/** A text as it stands on disk, or as pages show it. */
interface Waiting {
  kind: string | undefined;
  frontmatter: unknown;
}

/** In place of the day of a draft: sorts after all days. */
export const NEVER = 'jamais';

/** The ISO day from which visitors see a text, or `NEVER`; empty for one that does not wait. */
export function publicDay(
  { kind, frontmatter }: Waiting,
  { kinds }: Pick<Definition, 'kinds'>,
): string {
  if (valueAt(frontmatter, ['draft']) === true) return NEVER;
  // The date of other kinds would be that of an event: they wait for none.
  const date = kind && kinds[kind]?.inFeed ? valueAt(frontmatter, ['date']) : undefined;
  return typeof date === 'string' && isCalendarDay(date) ? date : '';
}
