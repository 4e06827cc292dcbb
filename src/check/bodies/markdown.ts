import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../mdx/nodes-of.ts';
import { correctionHint, type Diagnosis, type Issue } from '../../values/issue.ts';
import { isUnwritten } from '../../values/text.ts';
import { isVague, vagueAlt } from '../rules/vague-alt.ts';
import { linkDiagnosis, pictureDiagnosis, withSuggestion } from './address-diagnoses.ts';
import { type Context, issueOf, sourceOf } from './context.ts';
import { foreignMarks } from './foreign-marks.ts';
import { proseLines } from './prose-lines.ts';
import { tableIssues, unparsedTables } from './tables.ts';
import { misreadStars, unpairedBold } from './unpaired-bold.ts';
import { codeStatements, unparsedTags } from './unparsed-code.ts';
import { underlinedHeading, unparsedHeadings } from './unparsed-headings.ts';
import { unparsedLinks } from './unparsed-links.ts';
import { unparsedLists } from './unparsed-lists.ts';

/** Issues of one Markdown node; `pictured` comes from `picturedNames`. */
export function markdownIssues(node: Nodes, context: Context, pictured: Set<string>): Issue[] {
  const found = (...diagnoses: (Diagnosis | undefined)[]) =>
    diagnoses.flatMap((one) => (one ? [issueOf(node, context, one)] : []));
  switch (node.type) {
    case 'link':
      return found(addressOf(node, context, linkDiagnosis), wordless(node));
    case 'image':
      return found(addressOf(node, context, pictureDiagnosis), withoutAlt(node.alt));
    case 'imageReference':
      return found(withoutAlt(node.alt));
    case 'definition': {
      // `[//]: # (…)` is a comment and `[^1]:` a footnote: their address is no link.
      if (node.label === '//' || node.label?.startsWith('^')) return [];
      const judge = pictured.has(node.identifier) ? pictureDiagnosis : linkDiagnosis;
      return found(addressOf(node, context, judge));
    }
    case 'emphasis':
    case 'strong':
      return found(misreadStars(node, context));
    case 'heading':
      return [...unparsedIn(node, context), ...underlinedHeading(node, context)];
    case 'paragraph':
    case 'tableCell':
      return unparsedIn(node, context);
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

/** A line without these characters has no Markdown syntax, and skips the slower tests. */
const MAY_HOLD_SYNTAX = /[[\]*<>|\t_{^]|==|:[a-z+-]|^\s*(?:#|\W|\d|import|export)/;

/** Issues of Markdown syntax that the parser took for text: visitors would see its characters. */
function unparsedIn(node: Nodes, context: Context): Issue[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const written = context.lines.slice(start.line - 1, end.line);
  if (!written.some((line) => MAY_HOLD_SYNTAX.test(line))) return [];
  const lines = proseLines(node, context);
  const finders = [unparsedLinks, unpairedBold, unparsedTags, foreignMarks];
  if (node.type === 'paragraph') {
    finders.push(unparsedHeadings, unparsedLists, unparsedTables, codeStatements);
  }
  return finders.flatMap((find) => find(lines, context));
}

/** Diagnosis of a node's address. Its suggestion is the node's source with the corrected address, if the old one is in it. */
function addressOf(
  node: Link | Image | Definition,
  context: Context,
  judge: typeof linkDiagnosis,
): Diagnosis | undefined {
  const diagnosis = judge(node.url, context);
  const source = sourceOf(node, context) ?? '';
  const at = node.url === '' ? -1 : source.lastIndexOf(node.url);
  const right = (address: string) =>
    at < 0 ? undefined : source.slice(0, at) + address + source.slice(at + node.url.length);
  return diagnosis && withSuggestion(diagnosis, right);
}

const VIDEO = /^https?:\/\/(?:\w+\.)?youtu(?:be\.com|\.be)\//;

function wordless(node: Link): Diagnosis | undefined {
  const holdsBlock = node.children.some((child) => child.type === 'mdxJsxTextElement');
  if (textOf(node) === node.url && VIDEO.test(node.url)) {
    const message = 'Cette adresse de vidéo serait montrée telle quelle.';
    const words = correctionHint(`[Voir la vidéo](${node.url})`, '');
    return { rule: 'lien-sans-texte', severity: 'warning', message, ...words };
  }
  if (textOf(node).trim() !== '' || holdsBlock) return undefined;
  return {
    rule: 'lien-sans-texte',
    message: 'Ce lien n’a pas de texte : personne ne peut le voir ni le suivre.',
    hint: 'Écrivez entre les crochets ce que l’on trouve au bout du lien. Exemple : [Me contacter](/contact)',
  };
}

function withoutAlt(alt: string | null | undefined): Diagnosis | undefined {
  if (alt && isVague(alt)) return vagueAlt(alt);
  if (alt && !isUnwritten(alt)) return undefined;
  return {
    rule: 'alt-manquant',
    message: 'Cette image n’a pas de description.',
    hint: 'Écrivez entre les crochets ce que montre l’image, pour qui ne la voit pas. Exemple : ![Deux enfants plantent un arbre.](/images/nom.jpg)',
  };
}
