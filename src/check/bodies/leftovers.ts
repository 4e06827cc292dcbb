import { pointAt } from '../../mdx/points.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import type { Context } from './context.ts';
import { LEFT_LINKS } from './left-links.ts';
import { LEFT_MARKS } from './left-marks.ts';
import { LEFT_TAGS } from './left-tags.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

/** Characters that Markdown left as text though they were meant as syntax, here or in another tool: a row of a table. */
export interface Leftover {
  /** An example, for the reader of the table. */
  example: string;
  /** Matches in a line of text that was not parsed; global. */
  find: RegExp;
  rule: string;
  severity?: 'warning';
  /** The row applies only at the start of a list item, or of a paragraph. */
  only?: 'item' | 'paragraph';
  /** False for a match that is correct as it is. */
  isMeant?(found: Found): boolean;
  /** The message; by default, that visitors would see these characters. */
  message?(found: Found): string;
  hint: string | ((found: Found) => string);
  /** What to write in place of the match; undefined when that is not sure. */
  write?(found: Found): string | undefined;
  /** A diagnosis in place of the row's own, at another offset of the file's text. */
  other?(found: Found): (Diagnosis & { offset?: number }) | undefined;
}

export interface Found {
  /** What was written; in `match`, parsed characters are replaced. */
  source: string;
  match: RegExpExecArray;
  line: ProseLine;
  /** All lines of the paragraph. */
  lines: readonly ProseLine[];
  context: Context;
}

const ROWS: readonly Leftover[] = [...LEFT_TAGS, ...LEFT_LINKS, ...LEFT_MARKS];

/** Issues of characters that visitors would see; the first row of the table that matches a passage applies. */
export function leftovers(
  lines: readonly ProseLine[],
  context: Context,
  isParagraph: boolean,
): Issue[] {
  return lines.flatMap((line, index) => {
    const isItem = index === 0 && isItemStart(line, context);
    const taken: [from: number, to: number][] = [];
    return ROWS.flatMap((row) => {
      if ((row.only === 'item' && !isItem) || (row.only === 'paragraph' && !isParagraph)) return [];
      return Array.from(line.unparsed.matchAll(row.find)).flatMap((match) => {
        const [from, to] = [match.index, match.index + match[0].length];
        const source = line.source.slice(from, to);
        const found: Found = { source, match, line, lines, context };
        if (taken.some(([a, b]) => from < b && a < to) || row.isMeant?.(found) === false) return [];
        taken.push([from, to]);
        const { offset, ...other } = row.other?.(found) ?? diagnosisOf(row, found);
        const at = offset === undefined ? undefined : pointAt(context.text, offset);
        return at ? issueAt(context.file, at, other) : issueIn(line, from, context, other);
      });
    });
  });
}

function diagnosisOf(
  row: Leftover,
  found: Found,
): Parameters<typeof issueIn>[3] & { offset?: number } {
  const { rule, severity, hint } = row;
  const text = row.write?.(found);
  return {
    rule,
    ...(severity ? { severity } : {}),
    message:
      row.message?.(found) ??
      `« ${shorten(found.source, 40)} » ne met rien en forme ici : les visiteurs liraient ces signes.`,
    hint: typeof hint === 'string' ? hint : hint(found),
    write: text === undefined ? undefined : { length: found.source.length, text },
  };
}

const isItemStart = ({ line, from }: ProseLine, { lines }: Context) =>
  /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+$/.test((lines[line - 1] ?? '').slice(0, from));
