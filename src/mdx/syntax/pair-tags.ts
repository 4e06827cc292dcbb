import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { type Fault, placeOf, wrong } from '../fault.ts';
import { elementOf, isRefusedHtml } from './element.ts';
import { isVoidName } from './html-names.ts';
import { isBlockName } from './names.ts';
import { OpenTags, type Pairing } from './open-tags.ts';
import { scanTag } from './scan-tag.ts';
import type { BlockTag } from './tag-nodes.ts';
import { unpairedFaults } from './unpaired-tags.ts';

declare module 'mdast' {
  interface RootData {
    /** What the reader of tags found wrong; the safety of the page stops on it. */
    faults?: Fault[];
  }
}

/** How deep blocks may stand in one another (contract section 6). */
const DEEPEST = 100;

/**
 * Pairs opening and closing tags that stand under the same parent. Never throws: a tag without
 * the one that it needs becomes a fault, and the rest of the page is read on.
 */
export function pairTags(tree: Root): Root {
  const pairing: Pairing = { faults: [], openings: [], closings: [], depth: 0, dropped: 0 };
  pairIn(tree, pairing);
  const { faults, openings, closings } = pairing;
  tree.data = { ...tree.data, faults: [...faults, ...unpairedFaults(openings, closings)] };
  return tree;
}

function pairIn(parent: Parents, pairing: Pairing): void {
  const tags = new OpenTags(pairing);
  for (const child of parent.children) {
    if (child.type === 'blockTag' && child.value.startsWith('<!--')) {
      pairing.faults.push(...commentFaults(child));
    } else if (child.type === 'blockTag') take(child, tags, pairing);
    else {
      if ('children' in child) pairIn(child, pairing);
      tags.put(child);
    }
  }
  tags.end();
  parent.children = tags.paired as RootContent[];
}

function take(node: BlockTag, tags: OpenTags, pairing: Pairing): void {
  const scanner = scanTag(node.value);
  const { name, closing, selfClosing } = scanner.tag;
  if (closing && pairing.dropped > 0) {
    pairing.dropped--;
    return;
  }
  if (closing) {
    tags.close(node, name);
    if (!isRefusedHtml(name)) pairing.faults.push(...elementOf(node, scanner).faults);
    return;
  }
  const { element, faults } = elementOf(node, scanner);
  pairing.faults.push(...faults);
  if (selfClosing || (isVoidName(name) && !isBlockName(name))) tags.put(element);
  else if (pairing.depth < DEEPEST) tags.open(node, name, element);
  else {
    if (pairing.dropped === 0) pairing.faults.push(tooDeep(node));
    pairing.dropped++;
  }
}

/** A comment is shown to nobody; one that swallows what follows it is a fault. */
function commentFaults(comment: BlockTag): Fault[] {
  const fault = (message: string, hint: string, suggestion?: string) => [
    wrong(placeOf(comment), {
      rule: 'note-non-fermee',
      message,
      hint,
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  ];
  if (comment.broken) {
    return fault(
      'Une note « <!-- » commence ici et n’est jamais fermée.',
      'Terminez la note par « --> ». Si elle compte des lignes vides, commencez-la sur une ligne à elle.',
      `${comment.value.trimEnd()} -->`,
    );
  }
  if (!comment.value.includes('<!--', 1)) return [];
  return fault(
    'Une autre note commence avant la fin de celle-ci : le texte qui les sépare ne paraîtrait pas.',
    'Terminez la première note par « --> », avec deux traits d’union et non un tiret long.',
  );
}

const tooDeep = (node: Nodes): Fault =>
  wrong(placeOf(node), {
    rule: 'trop-profond',
    message: `Plus de ${DEEPEST} blocs sont placés les uns dans les autres.`,
    hint: 'Fermez chaque bloc avant d’en ouvrir un autre.',
  });
