import type { ChangedFile } from './change.ts';
import { count, firstRoutes, lineOf } from './lines.ts';
import { escapeMarkdown, inlineCode, sentence, truncate } from './markdown.ts';
import type { Review } from './report.tsx';

/** Maximum size of all entries (bytes): GitHub's limit for a comment is 65,536 characters, and titles are added. */
const MAX_BYTES = 56_000;
const MAX_LINES_PER_ENTRY = 12;

/** The review as Markdown for a comment on the pull request. Of entries beyond the limit only their number is written. */
export function reviewComment({ title, summary, sections }: Review): string {
  const out = [`## ${title}`, summary];
  let left = MAX_BYTES;
  for (const section of sections) {
    const shown: string[] = [];
    for (const text of section.entries.map(entryText)) {
      left -= Buffer.byteLength(text) + 1;
      if (left < 0) break;
      shown.push(text);
    }
    const missing = section.entries.length - shown.length;
    if (missing > 0) shown.push(`- … et ${missing} de plus dans le rapport complet`);
    out.push(`### ${section.isAlert ? '⚠️ ' : ''}${section.title}`, shown.join('\n'));
  }
  return `${out.join('\n\n')}\n`;
}

function entryText({ title, file, routes: all, changes }: ChangedFile): string {
  const { routes, rest } = firstRoutes(all);
  const pages = [routes.map(inlineCode).join(', '), rest].filter(Boolean).join(' ');
  const heading = [
    title && `**${escapeMarkdown(truncate(title, 120))}**`,
    file && inlineCode(file),
    pages,
  ];
  const more = changes.length - MAX_LINES_PER_ENTRY;
  return [
    `- ${heading.filter(Boolean).join(' · ')}`,
    ...changes.slice(0, MAX_LINES_PER_ENTRY).map((change) => {
      const { name, pieces } = lineOf(change);
      const parts = [name && escapeMarkdown(name), sentence(pieces)];
      return `  - ${parts.filter(Boolean).join('\u00a0: ')}`;
    }),
    ...(more > 0 ? [`  - … et ${count(more, 'autre passage', 'autres passages')}`] : []),
  ].join('\n');
}
