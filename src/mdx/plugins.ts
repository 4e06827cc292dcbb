import type { CompileOptions } from '@mdx-js/mdx';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { parseFrontmatter } from './frontmatter.ts';
import { remarkHeadings } from './headings.ts';
import { remarkLinks } from './links.ts';
import { remarkSafe } from './safe.ts';
import { rehypeSectionNotes } from './section-notes.ts';
import { syntaxPlugins } from './syntax-plugins.ts';
import { remarkTypography } from './typography.ts';

/** The one list of plugins: Vite, the check and the tests compile with it. */
export const mdxOptions = {
  remarkPlugins: [
    ...syntaxPlugins,
    // Before any change of the tree, so that it judges what the editor wrote.
    remarkSafe,
    remarkLinks,
    remarkTypography,
    remarkHeadings,
    // Last, because the export that it adds has no position for the plugins before it to read.
    [remarkMdxFrontmatter, { parsers: { yaml: parseFrontmatter } }],
  ],
  rehypePlugins: [rehypeSectionNotes],
  remarkRehypeOptions: {
    footnoteLabel: 'Notes',
    footnoteBackLabel: (index: number) => `Retour au texte, note ${index + 1}`,
  },
} satisfies CompileOptions;
