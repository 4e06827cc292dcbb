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

/** The one list of plugins, for a site: Vite, the check and the tests compile with it. */
export const mdxOptions = (model: Model) =>
  ({
    // Without MDX's own syntax: that of bodies is another.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      ...syntaxPlugins(model),
      // Before any change of the tree, so that it judges what the editor wrote.
      [remarkSafe, model],
      [remarkLinks, model],
      remarkListNumbers,
      remarkNoteIds,
      remarkAlerts,
      [remarkTypography, model],
      [remarkHeadings, model],
      // Last, because the export that it adds has no position for the plugins before it to read.
      [remarkFrontmatter, model],
    ],
    rehypePlugins: [
      [rehypeSectionNotes, model],
      [rehypePageSections, model],
    ],
    remarkRehypeOptions: {
      // No anchor of a heading or a block has such a character.
      clobberPrefix: NOTE_PREFIX,
      footnoteLabel: 'Notes',
      footnoteBackLabel: (index: number) => String(index + 1),
    },
  }) satisfies CompileOptions;

/**
 * Stops the compiler on anything that the check would refuse: a page that was never checked
 * cannot be compiled either.
 */
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
