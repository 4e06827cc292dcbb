import type { Issue } from '../../values/issue.ts';
import { fixedLines } from '../../values/positions.ts';

/** Text of each file, by its path in issues: `content/pages/contact.mdx`. */
export type Texts = Readonly<Record<string, string>>;

export const textOf = ({ file }: Issue, texts: Texts): string =>
  (Object.hasOwn(texts, file) && texts[file]) || '';

/** The whole corrected lines of an issue's file; undefined without a fix, or when the fix only removes lines. */
export const suggestionOf = ({ fix }: Issue, text: string): string | undefined =>
  (fix && fixedLines(text, fix).text) || undefined;
