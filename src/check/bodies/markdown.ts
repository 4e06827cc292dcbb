import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, startOf } from '../../mdx/nodes-of.ts';
import { correctionHint, type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { alternativeFault } from '../rules/alternatives.ts';
import { linkFault, pictureFault } from './address-faults.ts';
import { type Context, nodeIssue, rangeIn } from './context.ts';
import { shallowPoints, signAsBullet, touchesList } from './lists.ts';
import { tableIssues } from './tables.ts';
import { pastedLines, unclosedFence, unreadableText } from './texts.ts';

/** Issues of one Markdown node; `pictured` comes from `picturedNames`. */
export function markdownIssues(node: Nodes, context: Context, pictured: Set<string>): Issue[] {
  const found = (fault: Fault | undefined) => (fault ? [nodeIssue(node, context, fault)] : []);
  switch (node.type) {
    case 'link':
      return [...addressIssues(node, context, linkFault), ...found(wordless(node))];
    case 'image':
      return [...addressIssues(node, context, pictureFault), ...found(alternativeFault(node.alt))];
    case 'imageReference':
      return found(alternativeFault(node.alt));
    case 'definition': {
      // `[//]: # (…)` is a comment and `[^1]:` a footnote: their address is no link.
      if (node.label === '//' || node.label?.startsWith('^')) return [];
      const judge = pictured.has(node.identifier) ? pictureFault : linkFault;
      return addressIssues(node, context, judge);
    }
    case 'text':
      return unreadableText(node, context);
    case 'paragraph':
      return pastedLines(node, context);
    case 'code':
      return unclosedFence(node, context);
    case 'list':
      return [
        ...touchesList(node, context),
        ...signAsBullet(node, context),
        ...shallowPoints(node, context),
      ];
    case 'table':
      return tableIssues(node, context);
    default:
      return [];
  }
}

/** Identifiers of the definitions (`[plan]: /images/plan.jpg`) that pictures refer to. */
export const picturedNames = (tree: Root): Set<string> =>
  new Set(
    nodesOf(tree).flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );

/** Issues of a node's address, which what is right replaces. */
function addressIssues(
  node: Link | Image | Definition,
  context: Context,
  judge: typeof linkFault,
): Issue[] {
  const fault = judge(node.url, context);
  if (!fault) return [];
  const write = (right: string) => (/[\s()]/.test(right) ? `<${right}>` : right);
  const place = { ...startOf(node), range: rangeIn(node, context, node.url), write };
  return [issueAt(context.file, place, fault)];
}

const VIDEO = /^https?:\/\/(?:\w+\.)?youtu(?:be\.com|\.be)\//;

function wordless(node: Link): Fault | undefined {
  const holdsBlock = node.children.some((child) => child.type === 'mdxJsxTextElement');
  if (textOf(node) === node.url && VIDEO.test(node.url)) {
    return {
      rule: 'lien-sans-texte',
      severity: 'warning',
      message: 'Cette adresse de vidéo serait montrée telle quelle.',
      ...correctionHint(`[Voir la vidéo](${node.url})`, ''),
    };
  }
  if (textOf(node).trim() !== '' || holdsBlock) return undefined;
  return {
    rule: 'lien-sans-texte',
    message: 'Ce lien n’a pas de texte : personne ne peut le voir ni le suivre.',
    hint: 'Écrivez entre les crochets ce que l’on trouve au bout du lien. Exemple : [Me contacter](/contact)',
  };
}
