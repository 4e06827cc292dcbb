import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Processor, unified } from 'unified';
import { VFile } from 'vfile';
import type { BodyBlock, BodyFacts, BodyHeading } from '../../content/body-facts.ts';
import type { Model } from '../../content/model.ts';
import type { PageReading } from '../../documents/read-page.ts';
import { headingIds } from '../../mdx/heading-ids.ts';
import { elementsOf, startOf } from '../../mdx/nodes-of.ts';
import { readingOf } from '../../mdx/prepare.ts';
import { syntaxPlugins } from '../../mdx/syntax-plugins.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { addressesOf } from './addresses-of.ts';
import { contextOf } from './context.ts';
import { pageIssues } from './page-issues.ts';

interface BodySource {
  model: Model;
  /** The whole file with its frontmatter, so that line numbers of issues are those of the file. */
  text: string;
  /** Path from the repository's root: `content/pages/contact.mdx`. */
  path: string;
}

const cachedParser = memoizeByKey<Model, Pick<Processor, 'parse'>>();
const processorOf = (model: Model) =>
  cachedParser(model, () => unified().use(syntaxPlugins(model)));

/** Headings, blocks, addresses and issues of a body, parsed with the plugins of the compiler. */
export function readBody({ text, path, model }: BodySource): BodyFacts {
  const file = new VFile({ value: text, path });
  const tree = processorOf(model).parse(file) as Root;
  const context = contextOf(path, { text, data: dataOf(readingOf(file, model)), model });
  return {
    issues: pageIssues(tree, context),
    headings: headingsOf(tree, model),
    blocks: blocksOf(tree),
    addresses: addressesOf(tree, context),
  };
}

/** The frontmatter; a key whose value is unreadable YAML is present with the value undefined, so it is not reported as missing. */
function dataOf({ keys: { data, partial } }: PageReading): unknown {
  if (partial.size === 0 || typeof data !== 'object' || data === null) return data;
  return { ...Object.fromEntries(Array.from(partial, (key) => [key, undefined])), ...data };
}

const blocksOf = (tree: Root): BodyBlock[] =>
  elementsOf(tree).map((element) => ({
    name: element.name ?? '',
    position: startOf(element),
    texts: Object.fromEntries(
      element.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
          ? [[one.name, { value: one.value, position: startOf(one) }]]
          : [],
      ),
    ),
  }));

const headingsOf = (tree: Root, model: Model): BodyHeading[] =>
  Array.from(headingIds(tree, model), ([node, id]) => ({
    depth: node.depth,
    text: textOf(node).trim(),
    id,
    position: startOf(node),
  }));
