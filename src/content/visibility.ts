import { publicDay } from '../engine/visibility.ts';
import { dayInGabon, isCalendarDay, WrongDay } from './days.ts';
import { type Kind, kinds } from './kinds/index.ts';

export { NEVER } from '../engine/visibility.ts';

/** What of the content a site shows. */
export interface Showing {
  /** The day of the build in Gabon, `AAAA-MM-JJ`. */
  today: string;
  /** Also what is not public yet: the live preview and the previews of proposals. */
  drafts: boolean;
}

/** A text as it stands on disk, or an entry. */
interface Text {
  kind: Kind;
  path: string;
  frontmatter: object | undefined;
}

/** The day from which visitors see a text, or `NEVER`; empty for one that does not wait. */
export const publicFrom = (text: Text): string => publicDay(text, { kinds });

/** Whether a text is shown: asked where the manifest is made, for all that follows. */
export const isShown = (text: Text, { today, drafts }: Showing): boolean =>
  drafts || publicFrom(text) <= today;

/** The day that was asked for (`BUILD_DATE`), else today's in Gabon. Raises `WrongDay`. */
export function dayOfBuild(asked: string | undefined, now = new Date()): string {
  if (!asked) return dayInGabon(now);
  if (isCalendarDay(asked)) return asked;
  throw new WrongDay(
    `BUILD_DATE vaut « ${asked} » : écrivez un jour qui existe, comme BUILD_DATE=2027-01-31.`,
  );
}
