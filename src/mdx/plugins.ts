import type { CompileOptions } from '@mdx-js/mdx';
import remarkBreaks from 'remark-breaks';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import { copyOf } from '../documents/body/nodes-of.ts';
import type { ParsedDocument } from '../documents/body/parse-body.ts';
import { typesetData } from '../site/typeset.ts';
import { type Issue, isError } from '../values/issue.ts';
import { remarkAlerts } from './alerts.ts';
import {
  remarkHeadings,
  remarkListNumbers,
  remarkPhoneLinks,
  remarkPictures,
  remarkRepeatedTitle,
} from './elements.ts';
import { rehypeBands } from './page-bands.ts';
import { NOTE_PREFIX, rehypeSectionNotes, remarkNoteIds } from './section-notes.ts';
import { remarkTypography } from './typography.ts';

declare module 'vfile' {
  interface DataMap {
    document: ParsedDocument;
  }
}

/** Options of the MDX compiler for a document, with all plugins. It fails at the first error of `issues`, those of the body. */
export const mdxOptions = (document: ParsedDocument, issues: readonly Issue[]) =>
  ({
    // No syntax of MDX: the parsed body has blocks instead.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      [remarkParsed, document, issues],
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
      [remarkMdxFrontmatter, { parsers: { yaml: () => frontmatterOf(document) } }],
    ],
    rehypePlugins: [rehypeSectionNotes, rehypeBands],
    remarkRehypeOptions: {
      // Prefix of the ids of footnotes. Ids of headings and blocks contain no `_`, so they are never equal.
      clobberPrefix: NOTE_PREFIX,
      footnoteLabel: 'Notes',
      footnoteBackLabel: (note: number, call: number) =>
        call > 1 ? `${note + 1}-${call}` : String(note + 1),
    },
  }) satisfies CompileOptions;

/** Takes the parsed body of a document in place of parsing its text. */
function remarkParsed(this: Processor, document: ParsedDocument, issues: readonly Issue[]) {
  this.parser = (_, file) => {
    file.data.document = document;
    const first = issues.find(isError);
    if (first) {
      const { line, column, rule, message, hint } = first;
      file.fail(`${message} ${hint}`, { place: { line, column }, ruleId: rule, source: 'contenu' });
    }
    return copyOf(document.body.tree);
  };
}

/** The keys of a page, which are read already, with French typography in their texts: what its compiled module exports. */
const frontmatterOf = ({ data, schema }: ParsedDocument) => typesetData(data ?? {}, schema);
