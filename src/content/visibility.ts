import { frenchDay, isCalendarDay } from './days.ts';
import { type Kind, kinds } from './kinds/index.ts';
import type { Content } from './part.ts';
import { valueAt } from './values.ts';

/** What of the content a site shows. */
export interface Showing {
  /** The day of the build in Gabon, `AAAA-MM-JJ`. */
  today: string;
  /** Shows what is not public yet as well: the live preview and the previews of proposals. */
  drafts: boolean;
}

/** What decides whether visitors see a text: of a part, of an entry, or of frontmatter without a schema. */
interface Text {
  kind: Kind;
  frontmatter: unknown;
}

/** Of a draft: later than any day. */
export const NEVER = 'brouillon';

/** The day from which visitors see a text: empty for any day, `NEVER` for a draft. Days and these words compare as texts. */
export function publicFrom({ kind, frontmatter }: Text): string {
  if (valueAt(frontmatter, ['draft']) === true) return NEVER;
  // Elsewhere a date is that of an event, of a gift: it says nothing of when a text is published.
  const date = kinds[kind].inFeed ? valueAt(frontmatter, ['date']) : undefined;
  return typeof date === 'string' && isCalendarDay(date) ? date : '';
}

/** Whether a text is shown: asked once, where the manifest is made. */
export const isShown = (text: Text, { today, drafts }: Showing): boolean =>
  drafts || publicFrom(text) <= today;

/** What keeps a text from visitors, in French: « Brouillon », « En attente du 5 mars 2027 »; empty when nothing does. */
export function waitOf(text: Text, today: string): string {
  const from = publicFrom(text);
  if (from <= today) return '';
  return from === NEVER ? 'Brouillon' : `En attente du ${frenchDay(from)}`;
}

/** The pictures that only texts name which are not shown: they wait with them. */
export function waitingPictures(
  { parts, pictures }: Content,
  texts: Readonly<Record<string, string>>,
  showing: Showing,
): string[] {
  const waiting = parts.filter((part) => !isShown(part, showing));
  const files = new Set(waiting.map(({ file }) => file));
  const others = Object.entries(texts).flatMap(([file, text]) => (files.has(file) ? [] : text));
  const names = (some: readonly string[], path: string) =>
    some.some((text) => text.includes(`/${path}`));
  const own = waiting.map(({ text }) => text);
  return pictures.filter((path) => names(own, path) && !names(others, path));
}

/** `BUILD_DATE` is no day; the message is for the person who wrote it. */
export class WrongDay extends RangeError {}

/** The day of a build: the one that was asked for (`BUILD_DATE`), else today's in Gabon, an hour ahead of UTC all year. Raises `WrongDay`. */
export function dayOfBuild(asked: string | undefined, now = new Date()): string {
  if (!asked) return new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);
  if (isCalendarDay(asked)) return asked;
  throw new WrongDay(
    `BUILD_DATE vaut « ${asked} » : écrivez un jour qui existe, comme BUILD_DATE=2027-01-31.`,
  );
}
