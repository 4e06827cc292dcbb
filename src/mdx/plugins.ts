import type { CompileOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { contextOf } from '../check/bodies/context.ts';
import { pageIssues } from '../check/bodies/page-issues.ts';
import type { Model } from '../content/model.ts';
import { isError } from '../values/issue.ts';
import { remarkAlerts } from './alerts.ts';
import { remarkFrontmatter } from './frontmatter.ts';
import { remarkHeadings } from './heading-ids.ts';
import { remarkListNumbers } from './list-numbers.ts';
import { rehypePageSections } from './page-sections.ts';
import { readingOf } from './prepare.ts';
import { NOTE_PREFIX, rehypeSectionNotes, remarkNoteIds } from './section-notes.ts';
import { remarkLinks } from './site-addresses.ts';
import { syntaxPlugins } from './syntax-plugins.ts';
import { remarkTypography } from './typography.ts';

/** Options of the MDX compiler, with all plugins. */
export const mdxOptions = (model: Model) =>
  ({
    // No syntax of MDX: `remarkSyntax` (in `syntaxPlugins`) parses the tags of blocks instead.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      ...syntaxPlugins(model),
      // Before the plugins that change the tree, because it checks what the editor wrote.
      [remarkSafe, model],
      [remarkLinks, model],
      remarkListNumbers,
      remarkNoteIds,
      remarkAlerts,
      [remarkTypography, model],
      [remarkHeadings, model],
      // Last, because it adds a node without position, and the plugins above need positions.
      [remarkFrontmatter, model],
    ],
    rehypePlugins: [
      [rehypeSectionNotes, model],
      [rehypePageSections, model],
    ],
    remarkRehypeOptions: {
      // Prefix of the ids of footnotes. Ids of headings and blocks contain no `_`, so they are never equal.
      clobberPrefix: NOTE_PREFIX,
      footnoteLabel: 'Notes',
      footnoteBackLabel: (index: number) => String(index + 1),
    },
  }) satisfies CompileOptions;

/** Fails the compilation at the first error that the check (`npm run check`) reports for a page, even if nobody ran the check. */
function remarkSafe(model: Model) {
  return (tree: Root, file: VFile) => {
    const page = readingOf(file, model);
    const { data } = page.keys;
    const context = contextOf(file.path, { text: String(file), data, model });
    const first = [...page.issues, ...pageIssues(tree, context)].find(isError);
    if (!first) return;
    const { line, column, rule, message, hint } = first;
    file.fail(`${message} ${hint}`, { place: { line, column }, ruleId: rule, source: 'contenu' });
  };
}
