import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { BodySource } from '../../documents/read-mdx.ts';
import { headingIds } from '../../mdx/heading-ids.ts';
import { elementsOf, nodesOf, rangeOf, startOf } from '../../mdx/nodes-of.ts';
import { parseBody } from '../../mdx/parse-body.ts';
import { addressProperties, pictureAddress } from '../../mdx/picture-addresses.ts';
import type { CheckedBody } from '../../mdx/plugins.ts';
import { repeatedTitle } from '../../mdx/repeated-title.ts';
import type { BodyAddress, BodyBlock, BodyFacts, BodyHeading } from '../../model/body-facts.ts';
import { contentPath, kindOf } from '../../site/kinds/index.ts';
import { isMap } from '../../values/paths.ts';
import { type Context, rangeIn, sourceOf } from './context.ts';
import { picturedNames } from './markdown.ts';
import { pageIssues } from './page-issues.ts';

/** Parses a body, and finds its headings, blocks, addresses and issues. */
export function checkBody(source: BodySource): CheckedBody {
  const { tree, body } = parseBody(source);
  const path = contentPath(source.path);
  const data = isMap(body.data) ? body.data : undefined;
  const context: Context = { ...body, file: source.path, path, kind: kindOf(path), data };
  const title = repeatedTitle(tree, source.path, data);
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

const headingsOf = (tree: Root): BodyHeading[] =>
  Array.from(headingIds(tree), ([node, id]) => ({
    depth: node.depth,
    text: textOf(node).trim(),
    id,
    position: startOf(node),
  }));

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

/** Addresses of links, of pictures, and in properties of blocks (`href="/contact"`). */
function addressesOf(tree: Root, context: Context): BodyAddress[] {
  const pictured = picturedNames(tree);
  const found: BodyAddress[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && pictured.has(node.identifier));
    const form = sourceOf(node, context) === node.url ? 'bare' : 'markdown';
    const kind = isPicture ? 'picture' : 'link';
    found.push({ kind, form, ...written(node, node.url, context) });
  }
  for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties))
    found.push({ kind, form: 'property', ...written(attribute, value, context) });
  return found.map((one) =>
    one.kind === 'picture' ? { ...one, address: pictureAddress(one.address) } : one,
  );
}

/** An address written in a node, with its offsets in the file if it is there as such. */
function written(node: Pick<Nodes, 'position'>, address: string, context: Context) {
  const range = rangeIn(node, context, address);
  return { address, position: startOf(node), ...(range ? { range } : {}) };
}
