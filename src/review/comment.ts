import type { ChangedFile } from './change.ts';
import { count, firstRoutes, lineOf } from './lines.ts';
import { escapeMarkdown, inlineCode, sentence, truncate } from './markdown.ts';
import type { Review } from './report.tsx';

const MAX_LINES_PER_ENTRY = 12;

/** The review as Markdown for a comment on the pull request, which cuts what is too long. */
export const reviewComment = ({ title, summary, sections }: Review): string =>
  [
    `## ${title}`,
    summary,
    ...sections.flatMap((section) => [
      `### ${section.isAlert ? '⚠️ ' : ''}${section.title}`,
      section.entries.map(entryText).join('\n'),
    ]),
  ].join('\n\n');

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
