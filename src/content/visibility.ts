import type { Kind } from './kinds/index.ts';
import { publicDay } from './public-day.ts';

export interface VisibilityOptions {
  /** ISO day of the build in Gabon. */
  today: string;
  /** Whether to show texts that are not public yet: in dev and in previews. */
  drafts: boolean;
}

/** Document of the check, or entry of the manifest. */
interface Text {
  kind: Kind;
  path: string;
  frontmatter: object | undefined;
}

/** ISO day from which a text is public; `NEVER` for a draft; empty for a text without a date, which is always public. */
export const publicFrom = (text: Text): string => publicDay(text);

/** Whether the site shows a text: because it is public, or because drafts are shown. */
export const isShown = (text: Text, { today, drafts }: VisibilityOptions): boolean =>
  drafts || publicFrom(text) <= today;
