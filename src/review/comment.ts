import type { Change } from './change.ts';
import { count, linesOf, type Review, sentenceOf } from './entries.ts';
import { escapeMarkdown, sentence, truncate } from './markdown.ts';

/** Maximum size of all entries (bytes): GitHub's limit for a comment is 65,536 characters, and titles are added. */
const MAX_BYTES = 56_000;
const MAX_LINES_PER_ENTRY = 12;

/** The review as Markdown for a comment on the pull request. Of entries beyond the limit only their number is written. */
export function reviewComment({ title, summary, sections }: Review): string {
  const out = [`## ${title}`, summary];
  let left = MAX_BYTES;
  for (const section of sections) {
    const shown: string[] = [];
    for (const text of section.changes.map(entryText)) {
      left -= Buffer.byteLength(text) + 1;
      if (left < 0) break;
      shown.push(text);
    }
    const missing = section.changes.length - shown.length;
    if (missing > 0) shown.push(`- … et ${missing} de plus dans le rapport complet`);
    out.push(`### ${section.isAlert ? '⚠️ ' : ''}${section.title}`, shown.join('\n'));
  }
  return `${out.join('\n\n')}\n`;
}

function entryText(change: Change): string {
  const lines = linesOf(change);
  const rest = lines.length - MAX_LINES_PER_ENTRY;
  const title = change.title ? `**${escapeMarkdown(truncate(change.title, 120))}** · ` : '';
  return [
    `- ${title}${sentence(sentenceOf(change))}`,
    ...lines
      .slice(0, MAX_LINES_PER_ENTRY)
      .map(
        ({ label, parts }) =>
          `  - ${label && `${escapeMarkdown(label)}\u00a0: `}${sentence(parts)}`,
      ),
    ...(rest > 0 ? [`  - … et ${count(rest, 'autre passage', 'autres passages')}`] : []),
  ].join('\n');
}
