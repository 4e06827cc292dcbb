import type { PhrasingContent, Root } from 'mdast';
import { nodesOf } from '../documents/body/nodes-of.ts';
import { telAddress } from '../values/text.ts';

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
