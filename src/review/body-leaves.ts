import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parseBody } from '../check/bodies/read-body.ts';
import type { Document } from '../content/document.ts';
import type { Leaf } from './leaves.ts';

/** Nodes whose text is one passage. */
const PASSAGES = new Set(['paragraph', 'heading', 'tableCell', 'code']);

/** Passages of a body, with the address of each link and picture and the texts of each block, in the order of the file. */
export function bodyLeaves({ text, file }: Document): Leaf[] {
  const leaves: Leaf[] = [];
  let under = '';
  const add = (label: string, value: string, heading = 0) => {
    if (value !== '') leaves.push({ key: '', label, text: value, heading, under });
  };
  const visit = (node: Nodes): void => {
    const words = oneLine(plainText(node, { includeHtml: false, includeImageAlt: false }));
    if (PASSAGES.has(node.type)) add('', words, node.type === 'heading' ? node.depth : 0);
    if (node.type === 'heading') under = words;
    if (node.type === 'link') add(words ? `Lien «\u202f${words}\u202f»` : 'Lien', node.url);
    if (node.type === 'definition') add('Lien', node.url);
    if (node.type === 'image') add('Image', `${node.alt} (${node.url})`);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const one of node.attributes)
        if (one.type === 'mdxJsxAttribute' && typeof one.value === 'string')
          add(`${node.name}, ${one.name}`, one.value);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseBody({ text, path: file }).tree);
  return leaves;
}

const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();
