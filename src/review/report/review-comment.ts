import type { Review } from '../build-review.ts';
import { buildReport } from './build-report.ts';
import { escapeMarkdown, sentence, truncate } from './report-markdown.ts';
import type { Item, Line } from './report-model.ts';
import { count } from './review-summary.ts';

/** Maximum size of all items (bytes): GitHub's limit for a comment is 65,536 characters, and titles are added. */
const MAX_ITEM_BYTES = 56_000;
const MAX_LINES_PER_ITEM = 12;

/** The review as Markdown for a comment on the pull request. Of items beyond the limit only their number is written. */
export function reviewComment(result: Review): string {
  const { title, summary, sections } = buildReport(result);
  const out = [`## ${title}`, summary];
  let left = MAX_ITEM_BYTES;
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
  const rest = lines.length - MAX_LINES_PER_ITEM;
  return [
    `- ${title ? `**${escapeMarkdown(truncate(title, 120))}** · ` : ''}${sentence(about)}`,
    ...lines.slice(0, MAX_LINES_PER_ITEM).map(lineText),
    ...(rest > 0 ? [`  - … et ${count(rest, 'autre passage', 'autres passages')}`] : []),
  ].join('\n');
}

const lineText = ({ label, parts }: Line) =>
  `  - ${label ? `${escapeMarkdown(label)}\u00a0: ` : ''}${sentence(parts)}`;
