import type { Definition, Image, Link, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodeIssue, rangeIn, startOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { pictureAddress } from '../../documents/body/picture-addresses.ts';
import { isLink, LINK } from '../../site/formats/addresses.ts';
import { GABON_NUMBER } from '../../site/formats/contacts.ts';
import { PICTURE } from '../../site/formats/file-formats.ts';
import { formatDoubt, formatFault } from '../../site/formats/format.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { unreadableCharacter } from '../../values/unreadable.ts';
import { alternativeFault } from '../rules/alternatives.ts';
import { misleadingLink, vagueLink } from './link-faults.ts';
import { minusAsBullet, shallowPoints, touchesList } from './lists.ts';
import { pastedList, pastedTable } from './pasted-rows.ts';
import { tableIssues } from './tables.ts';
import { pastedParagraph, unclosedFence, unreadableText } from './texts.ts';

/** Issues of one Markdown node; `pictured` comes from `picturedNames`. */
export function markdownIssues(
  node: Nodes,
  document: ParsedDocument,
  pictured: Set<string>,
): Issue[] {
  const found = (fault: Fault | undefined) => (fault ? [nodeIssue(node, document, fault)] : []);
  switch (node.type) {
    case 'link':
      return [
        ...addressIssues(node, document, linkFault),
        ...found(wordless(node) ?? misleadingLink(node) ?? vagueLink(node)),
      ];
    case 'image':
      return [
        ...addressIssues(node, document, pictureFault),
        ...found(unreadableCharacter(node.alt ?? '')?.fault ?? alternativeFault(node.alt)),
      ];
    case 'imageReference':
      return found(alternativeFault(node.alt));
    case 'definition': {
      // `[//]: # (…)` is a comment and `[^1]:` a footnote: their address is no link.
      if (node.label === '//' || node.label?.startsWith('^')) return [];
      const judge = pictured.has(node.identifier) ? pictureFault : linkFault;
      return addressIssues(node, document, judge);
    }
    case 'text':
    case 'inlineCode':
      return unreadableText(node, document);
    case 'paragraph': {
      const list = pastedList(node, document);
      if (list.length > 0) return list;
      return [...pastedTable(node, document), ...pastedParagraph(node, document)];
    }
    case 'code':
      return [...unreadableText(node, document), ...unclosedFence(node, document)];
    case 'list':
      return [
        ...touchesList(node, document),
        ...minusAsBullet(node, document),
        ...shallowPoints(node, document),
      ];
    case 'table':
      return tableIssues(node, document);
    default:
      return [];
  }
}

/** Fault of a link's address; undefined for a valid one. */
const linkFault = (address: string): Fault | undefined =>
  isLink(address) ? formatDoubt(GABON_NUMBER, address) : formatFault(LINK, address);

/** Fault of a picture's address; undefined for a valid one. */
const pictureFault = (address: string): Fault | undefined =>
  PICTURE.accepts(pictureAddress(address)) ? undefined : formatFault(PICTURE, address);

/** Issue of a node's address; that of a picture is certain enough to be replaced. */
function addressIssues(
  node: Link | Image | Definition,
  document: ParsedDocument,
  judge: typeof linkFault,
): Issue[] {
  const fault = judge(node.url);
  const range = judge === pictureFault ? rangeIn(node, document, node.url) : undefined;
  return fault
    ? [issueAt(document.file, { ...startOf(node), ...(range && { range }) }, fault)]
    : [];
}

function wordless(node: Link): Fault | undefined {
  const holdsBlock = node.children.some((child) => child.type === 'mdxJsxTextElement');
  if (textOf(node).trim() !== '' || holdsBlock) return undefined;
  return {
    rule: 'lien-sans-texte',
    message: 'Ce lien n’a pas de texte : personne ne peut le voir ni le suivre.',
    hint: 'Écrivez entre les crochets ce que l’on trouve au bout du lien. Exemple : [Me contacter](/contact)',
  };
}
