import type { Outcome } from '../outcome.ts';
import { clip, escapeMarkdown, sentence } from './markdown.ts';
import type { Item, Line } from './model.ts';
import { reportOf } from './report-of.ts';
import { count } from './words.ts';

/** GitHub refuses comments over 65,536 characters: so many bytes of items, and room for titles. */
const MOST_BYTES = 56_000;
/** Lines of one item; the page has them all. */
const MOST_LINES = 12;

/**
 * The review as a comment of the pull request: Markdown, what costs most first. What does not fit is counted,
 * and the reader is sent to the page.
 */
export function commentOf(outcome: Outcome): string {
  const { title, summary, sections } = reportOf(outcome);
  const out = [`## ${title}`, summary];
  let left = MOST_BYTES;
  for (const section of sections) {
    const shown: string[] = [];
    for (const text of section.items.map(itemText)) {
      left -= Buffer.byteLength(text) + 1;
      if (left < 0) break;
      shown.push(text);
    }
    const missing = section.items.length - shown.length;
    if (missing > 0) shown.push(`- … et ${missing} de plus dans le rapport complet`);
    out.push(`### ${section.alert ? '⚠️ ' : ''}${section.title}`, shown.join('\n'));
  }
  return `${out.join('\n\n')}\n`;
}

function itemText({ title, about, lines = [] }: Item): string {
  const rest = lines.length - MOST_LINES;
  return [
    `- ${title ? `**${escapeMarkdown(clip(title, 120))}** · ` : ''}${sentence(about)}`,
    ...lines.slice(0, MOST_LINES).map(lineText),
    ...(rest > 0 ? [`  - … et ${count(rest, 'autre passage', 'autres passages')}`] : []),
  ].join('\n');
}

const lineText = ({ label, parts }: Line) =>
  `  - ${label ? `${escapeMarkdown(label)}\u00a0: ` : ''}${sentence(parts)}`;
