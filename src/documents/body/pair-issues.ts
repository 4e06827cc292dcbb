import type { Html, Root } from 'mdast';
import {
  isBlock,
  isRefused,
  nearestBlock,
  refusedTag,
  takesNoText,
} from '../../site/blocks/tag-names.ts';
import { type Fault, type Issue, issueAt, type TextPlace } from '../../values/issue.ts';
import { lineEnd } from '../../values/positions.ts';
import { rangeOf, startOf } from './node-places.ts';
import { nodesOf } from './nodes-of.ts';

/** A tag without a matching opening or closing tag among the children of the same node. */
export interface UnpairedTag {
  node: Html;
  name: string;
}

interface Unpaired {
  opened: readonly UnpairedTag[];
  closed: readonly UnpairedTag[];
  tree: Root;
  file: string;
  /** The text that was parsed. */
  source: string;
}

/** Issues of tags without a partner on their level of the tree; of a pair on two levels, only the opening tag is reported. */
export function pairIssues({ opened, closed, tree, file, source }: Unpaired): Issue[] {
  const unread = opened.length + closed.length > 0 ? unreadTags(tree) : new Set();
  const names = new Set(opened.map(meantName));
  // Other rules report unknown names and tags that could not be read.
  const unclosed = opened.filter(({ name }) => isBlock(name) && !unread.has(`/${name}`));
  const stray = closed.filter((tag) => !names.has(meantName(tag)) && !unread.has(tag.name));
  return [
    ...unclosed.map((tag) => issueAt(file, placeOfEnd(tag, source), neverClosed(tag))),
    ...stray.map(({ node, name }) => issueAt(file, startOf(node), closesNothing(name))),
  ];
}

/** The name of a tag, or of the block that a misspelt one means: of a pair with two names, only the opening tag is reported. */
const meantName = ({ name }: UnpairedTag) => nearestBlock(name) ?? name;

/** Names in tags, with the slash of a closing tag, that the parser could not read, so that it is text: another rule reports it. */
const unreadTags = (tree: Root): ReadonlySet<string> =>
  new Set(
    nodesOf(tree).flatMap((node) =>
      node.type === 'text'
        ? Array.from(node.value.matchAll(/<(\/?[a-z][\w-]*)/gi), ([, name = '']) => name)
        : [],
    ),
  );

/** Place of a tag whose `>` is to be written otherwise. */
function placeOfEnd({ node }: UnpairedTag, source: string): TextPlace {
  const { to } = rangeOf(node);
  // With more behind it, the block stands in a sentence, or its tag ends too early: `items={a>b} />`.
  const isLast = source.slice(to, lineEnd(source, to)).trim() === '';
  return { ...startOf(node), ...(isLast && { range: { from: to - 1, to } }) };
}

function neverClosed({ name }: UnpairedTag): Fault {
  const isAlone = takesNoText(name);
  return {
    rule: 'bloc-non-ferme',
    message: isAlone
      ? `La balise <${name}> n’est pas terminée.`
      : `Le bloc <${name}> commence ici, et sa fin </${name}> manque ou n’est pas à sa place.`,
    hint: isAlone
      ? 'Terminez-la par « /> » au lieu de « > ».'
      : `Mettez <${name}> et </${name}> chacun seul sur sa ligne, hors d’une liste ou d’une citation, ` +
        'entre deux lignes vides. Le bloc commencé en dernier se termine en premier.',
    ...(isAlone ? { right: ' />' } : {}),
  };
}

const closesNothing = (name: string): Fault =>
  isRefused(name)
    ? refusedTag(name, `</${name}>`)
    : {
        rule: 'fermeture-seule',
        message: `La balise </${name}> finit un bloc qui n’a pas commencé.`,
        hint: `Retirez cette ligne, ou ajoutez <${name}> là où le bloc commence.`,
      };

/** Fault of a comment that is never closed, or in which another one starts; undefined for a correct one. */
export function commentFault({ value }: Html): Fault | undefined {
  const isClosed = value.trimEnd().endsWith('-->') && value.length > '<!-->'.length;
  if (isClosed && !value.includes('<!--', 1)) return undefined;
  return {
    rule: 'note-non-fermee',
    message:
      'Une note « <!-- » commence ici, et « --> », qui la finit, manque : la suite du texte serait cachée.',
    hint:
      'Terminez la note par « --> », avec deux traits d’union et non un tiret long. Si elle compte ' +
      'des lignes vides, commencez-la sur une ligne à elle.',
  };
}

export const nestedBlocks = (most: number): Fault => ({
  rule: 'trop-profond',
  message: `Plus de ${most} blocs, gras ou italiques sont placés les uns dans les autres.`,
  hint: 'Terminez chacun avant d’en commencer un autre.',
});
