import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { nearest } from '../../content/nearest.ts';
import { type Fault, placeOf, wrong } from '../fault.ts';
import { type Element, elementOf, isRefusedHtml } from './element.ts';
import { isVoidName } from './html-names.ts';
import { isBlockName, nearestBlock } from './names.ts';
import { type Orphan, orphanFaults } from './orphans.ts';
import { scanTag } from './scan-tag.ts';
import { standsAlone } from './tag-faults.ts';
import type { BlockTag, Note } from './tag-nodes.ts';

declare module 'mdast' {
  interface RootData {
    /** What the reader of tags found wrong; the safety of the page stops on it. */
    faults?: Fault[];
  }
}

/** How deep blocks may stand in one another (contract section 6). */
const DEEPEST = 100;

interface Frame {
  node: BlockTag;
  name: string;
  element: Element;
  children: Nodes[];
}

/**
 * Pairs opening and closing tags that stand under the same parent. Never throws: a tag without
 * its other half becomes a fault, and the rest of the page is read on.
 */
export function pairTags(tree: Root): Root {
  const faults: Fault[] = [];
  const openings: Orphan[] = [];
  const closings: Orphan[] = [];
  let depth = 0;
  let dropped = 0;

  pairIn(tree);
  tree.data = { ...tree.data, faults: [...faults, ...orphanFaults(openings, closings)] };
  return tree;

  function pairIn(parent: Parents): void {
    const out: Nodes[] = [];
    const stack: Frame[] = [];
    const put = (...nodes: Nodes[]) => (stack.at(-1)?.children ?? out).push(...nodes);
    for (const child of parent.children) {
      if (child.type === 'blockTag') take(child, stack, put);
      else if (child.type === 'note') {
        if (child.open) faults.push(openNote(child));
        else if (child.value.includes('<!--', 1)) faults.push(noteInNote(child));
      } else {
        if ('children' in child) pairIn(child);
        put(child);
      }
    }
    while (stack.length > 0) leaveOpen(stack, put);
    parent.children = out as RootContent[];
  }

  function take(node: BlockTag, stack: Frame[], put: (...nodes: Nodes[]) => void): void {
    const scanner = scanTag(node.value);
    const { name, closing, selfClosing } = scanner.tag;
    if (closing && dropped > 0) {
      dropped--;
      return;
    }
    if (closing) {
      close(node, name, stack, put);
      if (!isRefusedHtml(name)) faults.push(...elementOf(node, scanner).faults);
      return;
    }
    const made = elementOf(node, scanner);
    faults.push(...made.faults);
    if (selfClosing || (isVoidName(name) && !isBlockName(name))) put(made.element);
    else if (depth >= DEEPEST) {
      if (dropped === 0) faults.push(tooDeep(node));
      dropped++;
    } else {
      depth++;
      stack.push({ node, name, element: made.element, children: [] });
    }
  }

  function close(
    node: BlockTag,
    name: string,
    stack: Frame[],
    put: (...nodes: Nodes[]) => void,
  ): void {
    const top = stack.at(-1);
    const found = stack.findLastIndex((frame) => frame.name === name);
    if (found >= 0) {
      while (stack.length > found + 1) leaveOpen(stack, put);
      closeTop(stack, put);
    } else if (top && misspelt(top.name, name)) {
      // Either of the two names may be the wrong one: an unknown block is told elsewhere.
      if (isBlockName(top.name)) faults.push(wronglyClosed(node, name, top));
      closeTop(stack, put);
    } else closings.push({ node, name });
  }

  function closeTop(stack: Frame[], put: (...nodes: Nodes[]) => void): void {
    const frame = stack.pop();
    if (!frame) return;
    depth--;
    frame.element.children = frame.children as typeof frame.element.children & [];
    put(frame.element);
  }

  /** A tag never closed: what follows a block that takes no text is not its content. */
  function leaveOpen(stack: Frame[], put: (...nodes: Nodes[]) => void): void {
    const frame = stack.at(-1);
    if (!frame) return;
    const { node, name } = frame;
    const around = stack.findLast((other) => other !== frame && other.name === name)?.node;
    if (!node.broken) openings.push({ node, name, around });
    // That it is empty says nothing more.
    if (frame.children.length === 0) frame.element.data = { unsure: true };
    const inside = frame.node.broken || standsAlone(frame.name) ? frame.children.splice(0) : [];
    closeTop(stack, put);
    put(...inside);
  }
}

const misspelt = (open: string, closing: string) =>
  nearest(closing, [open]) !== undefined || nearestBlock(open) === closing;

const wronglyClosed = (node: BlockTag, name: string, open: Frame): Fault =>
  wrong(placeOf(node), {
    rule: 'bloc-mal-ferme',
    message: `La balise </${name}> ferme un autre bloc que <${open.name}>, ouvert à la ligne ${placeOf(open.node).line}.`,
    hint: 'La balise de fin porte exactement le même nom que celle du début, majuscules comprises.',
    suggestion: `</${open.name}>`,
  });

const openNote = (node: Note): Fault =>
  wrong(placeOf(node), {
    rule: 'note-non-fermee',
    message: 'Une note « <!-- » commence ici et n’est jamais fermée.',
    hint: 'Terminez la note par « --> ». Si elle compte des lignes vides, commencez-la sur une ligne à elle.',
    suggestion: `${node.value.trimEnd()} -->`,
  });

/** Of two notes, the first was not closed: all that stands between them would be lost. */
const noteInNote = (node: Note): Fault =>
  wrong(placeOf(node), {
    rule: 'note-non-fermee',
    message:
      'Une autre note commence avant la fin de celle-ci : le texte qui les sépare ne paraîtrait pas.',
    hint: 'Terminez la première note par « --> », avec deux traits d’union et non un tiret long.',
  });

const tooDeep = (node: Nodes): Fault =>
  wrong(placeOf(node), {
    rule: 'trop-profond',
    message: `Plus de ${DEEPEST} blocs sont placés les uns dans les autres.`,
    hint: 'Fermez chaque bloc avant d’en ouvrir un autre.',
  });
