import type { Nodes, Root } from 'mdast';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import type { Context } from './context.ts';
import { LEFT_LINES } from './left-lines.ts';
import { LEFT_LINKS } from './left-links.ts';
import { LEFT_MARKS } from './left-marks.ts';
import { LEFT_TAGS } from './left-tags.ts';

/** In `leftText`, stands for a character that Markdown parsed. */
const PARSED = '\0';
/** In `leftText`, the last character of the margin of a line in a paragraph: blanks and `>`. */
const MARGIN = '\u{e000}';
/** In `leftText`, the last character of the marker of a list item. */
const ITEM = '\u{e001}';

/**
 * What Markdown left as text: the text of a file with `PARSED` for each character of syntax, code and blocks, but `MARGIN` or
 * `ITEM` before the first character of a line in a paragraph. Lines and offsets stay. Visitors see a `**` in it.
 */
export function leftText(tree: Root, { text }: Context): string {
  let left = '';
  const hide = (to: number) => {
    left += text.slice(left.length, to).replace(/[^\n]/g, PARSED);
  };
  const visit = (node: Nodes): void => {
    const from = node.position?.start.offset ?? 0;
    if (node.type === 'linkReference' || node.type === 'mdxJsxTextElement') return;
    if (node.type === 'paragraph' && from > left.length) {
      hide(from - 1);
      left += markBefore(text.slice(text.lastIndexOf('\n', from - 1) + 1, from));
    }
    if (node.type === 'text' && node.position && from >= left.length) {
      hide(from);
      left += text.slice(from, node.position.end.offset).replace(/(?<=\n)[\s>]+/g, margin);
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  hide(text.length);
  return left;
}

const margin = (written: string) => PARSED.repeat(written.length - 1) + MARGIN;

/** The last character before a paragraph, by what is before it on its line; a line end stays. */
function markBefore(before: string): string {
  if (before === '') return '\n';
  if (/^[\s>]*$/.test(before)) return MARGIN;
  return /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+$/.test(before) ? ITEM : PARSED;
}

/** Characters that Markdown left as text though they were meant as syntax, here or in another tool: a row of a table. */
export type Leftover = Pattern &
  (Remark | { diagnose(found: LeftPassage): Diagnosis & { offset?: number } });

interface Pattern {
  /** Examples, each a body of its own: for the reader of the table, and for a test. */
  examples: readonly string[];
  /** Matches in the text that Markdown left, by lines; with the indices of its groups. */
  find: RegExp;
  /** False for a match that is correct as it is. */
  isMeant?(found: LeftPassage): boolean;
}

interface Remark {
  rule: string;
  severity?: 'warning';
  /** By default, that visitors would see these characters. */
  message?(source: string): string;
  hint: string;
  /** What to write in place of what was matched, from it and its groups, as they were written. */
  write?(...written: string[]): string;
}

export interface LeftPassage {
  /** What was written, then the groups of the match. */
  written: readonly string[];
  /** Offset in the file. */
  offset: number;
  context: Context;
}

export const LEFTOVERS: readonly Leftover[] = [
  ...LEFT_TAGS,
  ...LEFT_LINKS,
  ...LEFT_LINES,
  ...LEFT_MARKS,
];

/** Issues of characters that visitors would see, in the text that Markdown left (`leftText`); the first row of the table that matches a passage applies. */
export function leftovers(text: string, context: Context): Issue[] {
  let left = text;
  return LEFTOVERS.flatMap((row) => {
    const issues: Issue[] = [];
    let rest = '';
    for (const { index, indices = [] } of left.matchAll(row.find)) {
      const written = indices.map((range) => (range ? context.text.slice(...range) : ''));
      const found = { written, offset: index, context };
      if (row.isMeant?.(found) === false) continue;
      const diagnosis = 'diagnose' in row ? row.diagnose(found) : diagnosisOf(row, found);
      const { offset = index, ...known } = diagnosis;
      issues.push(issueAt(context.file, pointAt(context.text, offset), known));
      rest += left.slice(rest.length, index);
      rest += written[0]?.replace(/[^\n]/g, PARSED);
    }
    left = rest + left.slice(rest.length);
    return issues;
  });
}

function diagnosisOf(
  row: Remark,
  { written, offset: from }: LeftPassage,
): Diagnosis & { offset?: number } {
  const { rule, severity, message = shown, hint, write } = row;
  const [source = ''] = written;
  return {
    rule,
    message: message(source),
    hint,
    ...(severity ? { severity } : {}),
    ...(write ? { fix: { from, to: from + source.length, text: write(...written) } } : {}),
  };
}

const shown = (source: string) =>
  `« ${shorten(source, 40)} » ne met rien en forme ici : les visiteurs liraient ces signes.`;
