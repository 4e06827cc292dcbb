import { publicDay } from '../engine/visibility.ts';
import { type Kind, kinds } from './kinds/index.ts';

/** What of the content a site shows. */
export interface VisibilityOptions {
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
export const isShown = (text: Text, { today, drafts }: VisibilityOptions): boolean =>
  drafts || publicFrom(text) <= today;
