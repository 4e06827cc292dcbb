import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { BodyBlock, BodyFacts, BodyHeading } from '../../content/body-facts.ts';
import { contentPath, kindOf, kinds } from '../../content/kinds/index.ts';
import type { BodySource } from '../../documents/read-mdx.ts';
import { type PageReading, readPage } from '../../documents/read-page.ts';
import { headingIds } from '../../mdx/heading-ids.ts';
import { elementsOf, nodesOf, startOf } from '../../mdx/nodes-of.ts';
import { bodySyntax, type PageText, type ParsedBody } from '../../mdx/parse-body.ts';
import type { CheckedBody } from '../../mdx/plugins.ts';
import { repeatedTitle } from '../../mdx/repeated-title.ts';
import { addressesOf } from './addresses-of.ts';
import { contextOf, rangeOf } from './context.ts';
import { pageIssues } from './page-issues.ts';

/** Reads the frontmatter of a file, by the kind of its path from the repository's root. */
export function readingOf(text: string, file: string): PageReading {
  const path = contentPath(file);
  return readPage(text, kinds[kindOf(path) ?? 'page'], path);
}

/** Splits a file for the parser of bodies, as check and compiler do. */
const pageTextOf = (text: string, path: string): PageText => textOfReading(readingOf(text, path));

const textOfReading = (reading: PageReading): PageText => ({
  body: reading.body,
  bodyLine: reading.offsets.body,
  data: dataOf(reading),
});

const processor = unified().use(remarkParse).use(bodySyntax(pageTextOf)).freeze();

/** Syntax tree of a body, with its blocks, as check and compiler parse it. */
export function parseBody({ text, path, reading }: BodySource): { tree: Root; body: ParsedBody } {
  const data = reading && { page: textOfReading(reading) };
  const file = new VFile({ value: text, path, ...(data && { data }) });
  const tree = processor.runSync(processor.parse(file), file) as Root;
  const { body } = file.data;
  if (!body) throw new Error('The parser of bodies sets the data of its file.');
  return { tree, body };
}

/** Parses a body, and finds its headings, blocks, addresses and issues. */
export function checkBody(source: BodySource): CheckedBody {
  const { path } = source;
  const { tree, body } = parseBody(source);
  const context = contextOf(path, body);
  const title = repeatedTitle(tree, path, context.data);
  const shown: Root = { ...tree, children: tree.children.filter((node) => node !== title) };
  const facts = {
    issues: pageIssues(tree, context),
    headings: headingsOf(shown),
    blocks: blocksOf(tree),
    addresses: addressesOf(tree, context),
    code: nodesOf(tree)
      .filter(({ type }) => type === 'code' || type === 'inlineCode')
      .map(rangeOf),
  };
  return { tree, body, facts };
}

export const readBody = (body: BodySource): BodyFacts => checkBody(body).facts;

/** The frontmatter; a key whose value is unreadable YAML is present with the value undefined, so it is not reported as missing. */
function dataOf({ keys: { data, partial } }: PageReading): unknown {
  if (partial.size === 0 || typeof data !== 'object' || data === null) return data;
  return { ...Object.fromEntries(Array.from(partial, (key) => [key, undefined])), ...data };
}

const blocksOf = (tree: Root): BodyBlock[] =>
  elementsOf(tree).map((element) => ({
    name: element.name ?? '',
    position: startOf(element),
    keys: element.attributes.flatMap(({ value }) => {
      const path = typeof value === 'object' && value ? value.value.split('.') : [];
      return path[0] === 'frontmatter' ? path.slice(1, 2) : [];
    }),
    texts: Object.fromEntries(
      element.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
          ? [[one.name, { value: one.value, position: startOf(one) }]]
          : [],
      ),
    ),
  }));

const headingsOf = (tree: Root): BodyHeading[] =>
  Array.from(headingIds(tree), ([node, id]) => ({
    depth: node.depth,
    text: textOf(node).trim(),
    id,
    position: startOf(node),
  }));
