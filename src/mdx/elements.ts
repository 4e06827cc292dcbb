import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { headingIds, repeatedTitle } from '../documents/body/headings.ts';
import { startOf } from '../documents/body/node-places.ts';
import { elementsOf, nodesOf } from '../documents/body/nodes-of.ts';
import { addressProperties, pictureAddress } from '../documents/body/picture-addresses.ts';
import { telAddress } from '../values/text.ts';

/** Sets the id of each heading from its text: "Nos valeurs" -> `nos-valeurs`. */
export function remarkHeadings() {
  return (tree: Root, { data: { document } }: VFile) => {
    for (const [node, id] of document ? headingIds(tree, document) : []) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

/** Removes a heading that repeats the title: the page already shows it. */
export function remarkRepeatedTitle() {
  return (tree: Root, { data: { document } }: VFile) => {
    const repeated = document && repeatedTitle(tree, document);
    if (repeated) tree.children = tree.children.filter((node) => node !== repeated);
  };
}

/** Sets the decoded addresses of pictures in text and blocks, because pictures are found by the name of their file. */
export function remarkPictures() {
  return (tree: Root) => {
    const nodes = nodesOf(tree);
    const addresses = new Map(
      nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
    );
    for (const node of nodes) {
      const src =
        node.type === 'image'
          ? node.url
          : node.type === 'imageReference' && addresses.get(node.identifier);
      if (src) node.data = { hProperties: { src: pictureAddress(src) } };
    }
    for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties))
      if (kind === 'picture') attribute.value = pictureAddress(value);
  };
}

/** Telephone number with the code of its country: `+241 77 45 67 89`. Final zeros mark a sample. */
const PHONE = /(?<!\d)(\+\d{2,3}\s\d{1,3}(?:\s\d\d){3,4})(?!\d)(?<!(?:\s00){3})/;

/** Makes telephone numbers that begin with `+` links, which no line break divides; those in links stay as they are. */
export const remarkPhoneLinks = () => (tree: Root) => {
  for (const node of nodesOf(tree)) {
    if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') continue;
    const isPhone = (child: (typeof node.children)[number]) =>
      child.type === 'text' && PHONE.test(child.value);
    if (!node.children.some(isPhone)) continue;
    node.children = node.children.flatMap((child): PhrasingContent[] =>
      child.type === 'text' ? child.value.split(PHONE).map(partOf) : [child as PhrasingContent],
    ) as typeof node.children & [];
  }
};

/** A part of a text that is split by `PHONE`: each second part is a number. */
function partOf(value: string, index: number): PhrasingContent {
  if (index % 2 === 0) return { type: 'text', value };
  const number = value.replace(/\s/g, '\u00a0');
  return { type: 'link', url: telAddress(value), children: [{ type: 'text', value: number }] };
}

/**
 * Shows list items with the numbers that the editor wrote: Markdown counts on from the first number and would show the items
 * `2019.` and `2022.` as 2019 and 2020. A list in which every item is `1.` is shown as 1, 2, 3.
 */
export function remarkListNumbers() {
  return (tree: Root, { data }: VFile) => {
    const lines = (data.document?.text ?? '').split('\n');
    for (const list of nodesOf(tree)) {
      if (list.type !== 'list' || !list.ordered) continue;
      const numbers = list.children.map((item) => {
        const { line, column } = startOf(item);
        return Number.parseInt(lines[line - 1]?.slice(column - 1) ?? '', 10);
      });
      if (numbers.every((number) => number === 1)) continue;
      for (const [index, item] of list.children.entries()) {
        const number = numbers[index] ?? Number.NaN;
        const isNext = index === 0 || number === (numbers[index - 1] ?? 0) + 1;
        if (!isNext && !Number.isNaN(number))
          item.data = { hProperties: { value: String(number) } };
      }
    }
  };
}
