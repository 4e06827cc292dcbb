import type { CompileOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isError } from '../issue.ts';
import type { Model } from '../model.ts';
import { remarkAlerts } from './alerts.ts';
import { remarkFrontmatter } from './frontmatter.ts';
import { remarkHeadings } from './heading-ids.ts';
import { remarkListNumbers } from './list-numbers.ts';
import { rehypePageSections } from './page-sections.ts';
import { pageOf } from './prepare.ts';
import { contextOf } from './safety/context.ts';
import { pageIssues } from './safety/page-issues.ts';
import { NOTE_PREFIX, rehypeSectionNotes, remarkNoteIds } from './section-notes.ts';
import { remarkLinks } from './site-addresses.ts';
import { syntaxPlugins } from './syntax-plugins.ts';
import { remarkTypography } from './typography.ts';

/** All plugins, for Vite, the check and the tests. */
export const mdxOptions = (model: Model) =>
  ({
    // Without MDX's own syntax: ours replaces it.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      ...syntaxPlugins(model),
      // First, to check the unchanged tree.
      [remarkSafe, model],
      [remarkLinks, model],
      remarkListNumbers,
      remarkNoteIds,
      remarkAlerts,
      [remarkTypography, model],
      [remarkHeadings, model],
      // Last, because its export has no position.
      [remarkFrontmatter, model],
    ],
    rehypePlugins: [
      [rehypeSectionNotes, model],
      [rehypePageSections, model],
    ],
    remarkRehypeOptions: {
      // No anchor of a heading or a block contains this.
      clobberPrefix: NOTE_PREFIX,
      footnoteLabel: 'Notes',
      footnoteBackLabel: (index: number) => String(index + 1),
    },
  }) satisfies CompileOptions;

/** Stops the compiler on any error of the check, also for a page that was never checked. */
function remarkSafe(model: Model) {
  return (tree: Root, file: VFile) => {
    const page = pageOf(file, model);
    const { data } = page.keys;
    const context = contextOf(file.path, { text: String(file), data, model });
    const first = [...page.issues, ...pageIssues(tree, context)].find(isError);
    if (!first) return;
    const { line, column, rule, message, hint } = first;
    file.fail(`${message} ${hint}`, { place: { line, column }, ruleId: rule, source: 'contenu' });
  };
}
