import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isUnwritten } from '../../content/text.ts';
import { type Fault, placeOf, wrong } from '../fault.ts';
import { nodesOf } from '../nodes-of.ts';
import { addressFault, pictureAddressFault } from './addresses.ts';
import { type Context, sourceOf } from './context.ts';
import { proseFaults } from './prose.ts';
import { tableFaults } from './tables.ts';
import { underlinedHeading } from './unparsed-headings.ts';

/** What is wrong with a link, a picture, a heading, a table or a text written in Markdown. */
export function markdownFaults(node: Nodes, context: Context, pictured: Set<string>): Fault[] {
  switch (node.type) {
    case 'link':
      return [...linkFaults(node, context), ...wordless(node)];
    case 'image':
      return [...imageFaults(node, context), ...withoutAlt(node, node.alt)];
    case 'imageReference':
      return withoutAlt(node, node.alt);
    case 'definition':
      return pictured.has(node.identifier) ? imageFaults(node, context) : linkFaults(node, context);
    case 'heading':
      return [...proseFaults(node, context), ...underlinedHeading(node, context)];
    case 'paragraph':
    case 'tableCell':
      return proseFaults(node, context);
    case 'table':
      return tableFaults(node, context);
    default:
      return [];
  }
}

/** The references that pictures make: their definitions are addresses of pictures. */
export const picturedNames = (tree: Root): Set<string> =>
  new Set(
    nodesOf(tree).flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );

const subject = (node: Link | Image | Definition, context: Context) => ({
  address: node.url,
  place: placeOf(node),
  context,
  /** The source with its address replaced; nothing when the address was written another way. */
  give: (address: string) => {
    const source = sourceOf(node, context);
    const at = source?.lastIndexOf(node.url) ?? -1;
    return source && node.url && at >= 0
      ? source.slice(0, at) + address + source.slice(at + node.url.length)
      : undefined;
  },
});

const linkFaults = (node: Link | Definition, context: Context) =>
  addressFault(subject(node, context));

const imageFaults = (node: Image | Definition, context: Context) =>
  pictureAddressFault(subject(node, context));

function wordless(node: Link): Fault[] {
  const holdsBlock = node.children.some((child) => child.type === 'mdxJsxTextElement');
  if (textOf(node).trim() !== '' || holdsBlock) return [];
  return [
    wrong(placeOf(node), {
      rule: 'lien-sans-texte',
      message: 'Ce lien n’a pas de texte : personne ne peut le voir ni le suivre.',
      hint: 'Écrivez entre les crochets ce que l’on trouve au bout du lien. Exemple : [Me contacter](/contact)',
    }),
  ];
}

function withoutAlt(node: Nodes, alt: string | null | undefined): Fault[] {
  if (alt && !isUnwritten(alt)) return [];
  return [
    wrong(placeOf(node), {
      rule: 'alt-manquant',
      message: 'Cette image n’a pas de description.',
      hint: 'Écrivez entre les crochets ce que montre l’image, pour qui ne la voit pas. Exemple : ![Deux enfants plantent un arbre.](/images/nom.jpg)',
    }),
  ];
}
