import type { Nodes } from 'mdast';
import { nearest } from '../../content/nearest.ts';
import { type Fault, placeOf, wrong } from '../fault.ts';
import type { Element } from './element.ts';
import { isBlockName, nearestBlock } from './names.ts';
import type { BlockTag } from './tag-nodes.ts';
import { standsAlone } from './unfinished-tag.ts';
import type { UnpairedTag } from './unpaired-tags.ts';

/** What the pairing of a whole page keeps. */
export interface Pairing {
  faults: Fault[];
  openings: UnpairedTag[];
  closings: UnpairedTag[];
  /** How many blocks are open. */
  depth: number;
  /** How many more were opened beyond the limit: as many closings are theirs. */
  dropped: number;
}

/** A block that is open, and what it holds so far. */
interface Frame {
  node: BlockTag;
  name: string;
  element: Element;
  children: Nodes[];
}

/** The blocks that are open under one parent, and what stands there once they are closed. */
export class OpenTags {
  readonly paired: Nodes[] = [];
  /** The innermost last. */
  readonly #open: Frame[] = [];
  readonly #pairing: Pairing;

  constructor(pairing: Pairing) {
    this.#pairing = pairing;
  }

  /** Puts nodes at the end of the innermost block, or of the parent. */
  put(...nodes: Nodes[]): void {
    (this.#open.at(-1)?.children ?? this.paired).push(...nodes);
  }

  /** Opens a block: what is put from now on stands in it. */
  open(node: BlockTag, name: string, element: Element): void {
    this.#pairing.depth++;
    this.#open.push({ node, name, element, children: [] });
  }

  /** Closes the innermost block of a name, and leaves open those in it. */
  close(node: BlockTag, name: string): void {
    const top = this.#open.at(-1);
    const found = this.#open.findLastIndex((frame) => frame.name === name);
    if (found >= 0) {
      while (this.#open.length > found + 1) this.#leaveOpen();
      this.#closeTop();
    } else if (top && misspelt(top.name, name)) {
      // Either of the two names may be the wrong one: an unknown block is told elsewhere.
      if (isBlockName(top.name)) this.#pairing.faults.push(wronglyClosed(node, name, top));
      this.#closeTop();
    } else this.#pairing.closings.push({ node, name });
  }

  /** Ends the parent: whatever is still open was never closed. */
  end(): void {
    while (this.#open.length > 0) this.#leaveOpen();
  }

  #closeTop(): void {
    const frame = this.#open.pop();
    if (!frame) return;
    this.#pairing.depth--;
    frame.element.children = frame.children as typeof frame.element.children & [];
    this.put(frame.element);
  }

  /** A tag never closed: what follows a block that takes no text is not its content. */
  #leaveOpen(): void {
    const frame = this.#open.at(-1);
    if (!frame) return;
    const { node, name, element, children } = frame;
    if (!node.broken) this.#pairing.openings.push({ node, name });
    // That it is empty says nothing more.
    if (children.length === 0) element.data = { unsure: true };
    const inside = node.broken || standsAlone(name) ? children.splice(0) : [];
    this.#closeTop();
    this.put(...inside);
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
