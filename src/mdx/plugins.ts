import type { CompileOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkBreaks from 'remark-breaks';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'unified';
import { remarkAlerts } from './alerts.ts';
import { remarkFrontmatter } from './frontmatter.ts';
import { remarkHeadings } from './heading-ids.ts';
import { remarkListNumbers } from './list-numbers.ts';
import { rehypePageSections } from './page-sections.ts';
import { bodySyntax, type SplitFile } from './parse-body.ts';
import { remarkPhoneLinks } from './phone-links.ts';
import { remarkPictures } from './picture-addresses.ts';
import { remarkRepeatedTitle } from './repeated-title.ts';
import { NOTE_PREFIX, rehypeSectionNotes, remarkNoteIds } from './section-notes.ts';
import { remarkTypography } from './typography.ts';

/** What rooms above hand in: how a file is split, and a plugin that fails the compilation at the first error of a page. */
interface Readers {
  split: SplitFile;
  stopAtError: Plugin<[], Root>;
}

/** Options of the MDX compiler, with all plugins. */
export const mdxOptions = ({ split, stopAtError }: Readers) =>
  ({
    // No syntax of MDX: `bodySyntax` makes blocks of HTML tags instead.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      ...bodySyntax(split),
      // Before the plugins that change the tree, because it checks what the editor wrote.
      stopAtError,
      remarkRepeatedTitle,
      remarkPictures,
      remarkListNumbers,
      remarkNoteIds,
      remarkAlerts,
      // A line break in a text is a line break, as in mails and messages.
      remarkBreaks,
      remarkTypography,
      remarkPhoneLinks,
      remarkHeadings,
      remarkFrontmatter,
      [remarkMdxFrontmatter, { parsers: { yaml: JSON.parse } }],
    ],
    rehypePlugins: [rehypeSectionNotes, rehypePageSections],
    remarkRehypeOptions: {
      // Prefix of the ids of footnotes. Ids of headings and blocks contain no `_`, so they are never equal.
      clobberPrefix: NOTE_PREFIX,
      footnoteLabel: 'Notes',
      footnoteBackLabel: (index: number) => String(index + 1),
    },
  }) satisfies CompileOptions;
