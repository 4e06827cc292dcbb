import { publicDay } from '../engine/public-day.ts';
import { type Kind, kinds } from './kinds/index.ts';

export interface VisibilityOptions {
  /** ISO day of the build in Gabon. */
  today: string;
  /** Whether to show texts that are not public yet: in dev and in previews. */
  drafts: boolean;
}

/** Document or entry. */
interface Text {
  kind: Kind;
  path: string;
  frontmatter: object | undefined;
}

/** ISO day of publication of a text, or `NEVER`; empty when the text has no such day. */
export const publicFrom = (text: Text): string => publicDay(text, { kinds });

/** Whether a text is included in the manifest. */
export const isShown = (text: Text, { today, drafts }: VisibilityOptions): boolean =>
  drafts || publicFrom(text) <= today;
