import type { CompileOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkBreaks from 'remark-breaks';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { BodyFacts } from '../model/body-facts.ts';
import { contentPath, kindOf, kinds } from '../site/kinds/index.ts';
import { typesetData } from '../site/typeset.ts';
import { isError } from '../values/issue.ts';
import { remarkAlerts } from './alerts.ts';
import { remarkHeadings } from './heading-ids.ts';
import { remarkListNumbers } from './list-numbers.ts';
import { rehypePageSections } from './page-sections.ts';
import type { ParsedBody } from './parse-body.ts';
import { remarkPhoneLinks } from './phone-links.ts';
import { remarkPictures } from './picture-addresses.ts';
import { remarkRepeatedTitle } from './repeated-title.ts';
import { NOTE_PREFIX, rehypeSectionNotes, remarkNoteIds } from './section-notes.ts';
import { remarkTypography } from './typography.ts';

/** A body as the check has parsed it, with what it found. */
export interface CheckedBody extends ParsedBody {
  facts: BodyFacts;
}

/** Parses and checks the file at `path`. The check is a room above, so it is handed in. */
type CheckBody = (source: { path: string; text: string }) => CheckedBody;

/** Options of the MDX compiler, with all plugins. */
export const mdxOptions = (checkBody: CheckBody) =>
  ({
    // No syntax of MDX: the tree of the check has blocks instead.
    format: 'md',
    mdExtensions: ['.mdx'],
    remarkPlugins: [
      [remarkChecked, checkBody],
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
      remarkTypesetFrontmatter,
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

/** Hands over the tree of the check in place of parsing; fails at the first error of a body, even if nobody ran the check. */
function remarkChecked(this: Processor, checkBody: CheckBody) {
  this.parser = () => ({ type: 'root', children: [] });
  return (_: Root, file: VFile): Root => {
    const { tree, body, facts } = checkBody({ path: file.path, text: String(file) });
    file.data.body = body;
    const first = facts.issues.find(isError);
    if (first) {
      const { line, column, rule, message, hint } = first;
      file.fail(`${message} ${hint}`, { place: { line, column }, ruleId: rule, source: 'contenu' });
    }
    return tree;
  };
}

/** Puts the keys of a page into its node of frontmatter, with French typography in their texts: `remark-mdx-frontmatter` exports them. */
function remarkTypesetFrontmatter() {
  return (tree: Root, { path, data }: VFile) => {
    const kind = kindOf(contentPath(path));
    const schema = kind === undefined ? undefined : kinds[kind]?.schema;
    const value = JSON.stringify(typesetData(data.body?.data ?? {}, schema));
    tree.children = [
      { type: 'yaml', value },
      ...tree.children.filter(({ type }) => type !== 'yaml'),
    ];
  };
}
