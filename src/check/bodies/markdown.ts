import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../mdx/nodes-of.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { alternativeDiagnosis } from '../rules/alternatives.ts';
import { linkDiagnosis, pictureDiagnosis } from './address-diagnoses.ts';
import { type Context, issueOf, rangeIn, rangeOf } from './context.ts';
import { shallowPoints, signAsBullet, touchesList } from './lists.ts';
import { tableIssues } from './tables.ts';
import { pastedLines, unclosedFence, unreadableText } from './texts.ts';

/** Issues of one Markdown node; `pictured` comes from `picturedNames`. */
export function markdownIssues(node: Nodes, context: Context, pictured: Set<string>): Issue[] {
  const found = (...diagnoses: (Diagnosis | undefined)[]) =>
    diagnoses.flatMap((one) => (one ? [issueOf(node, context, one)] : []));
  switch (node.type) {
    case 'link':
      return found(addressOf(node, context, linkDiagnosis), wordless(node));
    case 'image':
      return found(addressOf(node, context, pictureDiagnosis), alternativeDiagnosis(node.alt));
    case 'imageReference':
      return found(alternativeDiagnosis(node.alt));
    case 'definition': {
      // `[//]: # (…)` is a comment and `[^1]:` a footnote: their address is no link.
      if (node.label === '//' || node.label?.startsWith('^')) return [];
      const judge = pictured.has(node.identifier) ? pictureDiagnosis : linkDiagnosis;
      return found(addressOf(node, context, judge));
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

/** Diagnosis of a node's address; the fix replaces the address. */
function addressOf(
  node: Link | Image | Definition,
  context: Context,
  judge: typeof linkDiagnosis,
): Diagnosis | undefined {
  const found = judge(node.url, context);
  if (!found) return undefined;
  const { suggestion: right, ...diagnosis } = found;
  const range = right === undefined ? undefined : rangeIn(node, context, node.url);
  if (!range || right === undefined) return diagnosis;
  const text = /[\s()]/.test(right) ? `<${right}>` : right;
  return { ...diagnosis, fix: { ...range, text } };
}

const VIDEO = /^https?:\/\/(?:\w+\.)?youtu(?:be\.com|\.be)\//;

function wordless(node: Link): Diagnosis | undefined {
  const holdsBlock = node.children.some((child) => child.type === 'mdxJsxTextElement');
  if (textOf(node) === node.url && VIDEO.test(node.url)) {
    const message = 'Cette adresse de vidéo serait montrée telle quelle.';
    const text = `[Voir la vidéo](${node.url})`;
    const fix = { ...rangeOf(node), text };
    return {
      rule: 'lien-sans-texte',
      severity: 'warning',
      message,
      hint: `Écrivez « ${text} ».`,
      fix,
    };
  }
  if (textOf(node).trim() !== '' || holdsBlock) return undefined;
  return {
    rule: 'lien-sans-texte',
    message: 'Ce lien n’a pas de texte : personne ne peut le voir ni le suivre.',
    hint: 'Écrivez entre les crochets ce que l’on trouve au bout du lien. Exemple : [Me contacter](/contact)',
  };
}
