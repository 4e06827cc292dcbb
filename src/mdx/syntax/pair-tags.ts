import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { TagNames } from '../../content/blocks/tag-names.ts';
import { type Diagnosis, type Issue, issueAt, type Position } from '../../values/issue.ts';
import { nearest } from '../../values/nearest.ts';
import { nodesOf, startOf } from '../nodes-of.ts';
import { type BlockTag, positionInTag } from './block-tag.ts';
import { type Element, elementOf } from './element.ts';
import {
  closesNothing,
  neverClosed,
  notOnOneLevel,
  tooDeep,
  unclosedComment,
  wronglyClosed,
} from './pair-diagnoses.ts';
import { labelOf } from './tag-diagnoses.ts';

/** Maximum number of blocks, bold and italics within each other. */
const MAX_DEPTH = 100;

const SENTENCES = ['paragraph', 'heading', 'emphasis', 'strong', 'link', 'delete', 'tableCell'];

/** A tag without a matching opening or closing tag among the children of the same node. */
interface Unpaired {
  node: BlockTag;
  name: string;
  /** `<Name>` or `</Name>`. */
  label: string;
  inText: boolean;
}

/** A block whose closing tag has not been found yet. */
interface Frame extends Unpaired {
  element: Element;
  children: Nodes[];
  isUnfinished: boolean;
}

type Report = (position: Position, diagnosis: Diagnosis) => void;

/** Joins opening and closing tags with the same parent node to blocks, in the tree. Reports unpaired tags; never throws. */
export function pairTags(tree: Root, file: string, names: TagNames): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (position, diagnosis) => issues.push(issueAt(file, position, diagnosis));
  const openings: Unpaired[] = [];
  const closings: Unpaired[] = [];
  let depth = 0;
  pairIn(tree);
  if (depth < 0) tree.children = [];
  else reportUnpaired({ openings, closings, names, tree }, report);
  return issues;

  function giveUp(node: Nodes): void {
    report(startOf(node), tooDeep(MAX_DEPTH));
    depth = Number.NEGATIVE_INFINITY;
  }

  function pairIn(parent: Parents, above = 0): void {
    const inText = SENTENCES.includes(parent.type);
    const level = inText ? above + 1 : 0;
    if (level > MAX_DEPTH + 1) giveUp(parent);
    const paired: Nodes[] = [];
    const open: Frame[] = [];
    const put = (...nodes: Nodes[]) => (open.at(-1)?.children ?? paired).push(...nodes);

    for (const [index, child] of parent.children.entries()) {
      if (depth < 0) return;
      if (child.type !== 'blockTag') {
        if ('children' in child) pairIn(child, level);
        put(child);
      } else if (child.value.startsWith('<!--')) {
        const below = parent.children[index + 1];
        const isNext = below && startOf(below).line <= (child.position?.end.line ?? 0) + 1;
        const diagnosis = unclosedComment(child.value, isNext || hasLoneEnd(tree));
        if (diagnosis) report(startOf(child), diagnosis);
      } else take(child);
    }
    while (open.length > 0) leaveOpen();
    parent.children = paired as RootContent[];

    function take(node: BlockTag): void {
      const { tag, element, found } = elementOf(node, inText, names);
      for (const { at, ...diagnosis } of found) report(positionInTag(node, at), diagnosis);
      const { name } = tag;
      const one: Unpaired = { node, name, label: labelOf(tag), inText };
      if (tag.closing) close(one);
      else if (tag.selfClosing) put(element);
      else if (depth < MAX_DEPTH) {
        depth++;
        open.push({ ...one, element, children: [], isUnfinished: tag.end === undefined });
      } else giveUp(node);
    }

    /** Closes the innermost open block with the name of `tag`; open blocks within it are reported as unclosed. */
    function close(tag: Unpaired): void {
      const top = open.at(-1);
      const found = open.findLastIndex((frame) => frame.name === tag.name);
      if (found >= 0) {
        while (open.length > found + 1) leaveOpen();
        closeTop();
      } else if (top && isMisspelt(top.name, tag.name, names)) {
        // Another rule reports an opening tag with an unknown name.
        if (names.isBlock(top.name)) {
          report(startOf(tag.node), wronglyClosed(tag.name, top.name, startOf(top.node).line));
        }
        closeTop();
      } else closings.push(tag);
    }

    function closeTop(): void {
      const frame = open.pop();
      if (!frame) return;
      depth--;
      frame.element.children = frame.children as typeof frame.element.children & [];
      put(frame.element);
    }

    /** Ends an unclosed block. If blocks of this name have no content, the nodes after its tag are moved out of it. */
    function leaveOpen(): void {
      const frame = open.at(-1);
      if (!frame) return;
      const { name, element, children, isUnfinished } = frame;
      if (!isUnfinished) openings.push(frame);
      // An unclosed block without content is not also reported as empty.
      if (children.length === 0) element.data = { unsure: true };
      const takesNothing = isUnfinished || names.takesNoText(name) || names.isRefused(name);
      const behind = takesNothing ? children.splice(0) : [];
      closeTop();
      put(...behind);
    }
  }
}

const hasLoneEnd = (tree: Root) =>
  nodesOf(tree).some((node) => node.type === 'text' && node.value.includes('-->'));

const isMisspelt = (open: string, closing: string, names: TagNames) =>
  nearest(closing, [open]) !== undefined || names.nearest(open) === closing;

interface UnpairedTags {
  openings: Unpaired[];
  closings: Unpaired[];
  names: TagNames;
  tree: Root;
}

/** Reports opening and closing tags on different levels of the tree, then tags without a partner. */
function reportUnpaired({ openings, closings, names, tree }: UnpairedTags, report: Report): void {
  const left = new Set(closings);
  for (const opening of openings) {
    const closing = [...left].find(
      ({ node, name }) => name === opening.name && offsetOf(node) > offsetOf(opening.node),
    );
    if (closing) left.delete(closing);
    // Other rules report an unknown name.
    if (!names.isBlock(opening.name)) continue;
    if (closing) {
      const [tag, other] = opening.inText ? [opening, closing] : [closing, opening];
      const otherTag = `${other.label}, ligne ${startOf(other.node).line}`;
      report(startOf(tag.node), notOnOneLevel(tag.label, tag.inText, otherTag));
    } else
      report(
        startOf(opening.node),
        neverClosed(opening.name, opening.node.value, names.takesNoText(opening.name)),
      );
  }
  const halves = left.size > 0 ? halfTags(tree) : [];
  for (const { node, name } of left) {
    const position = startOf(node);
    const half = halves.findLast(({ line }) => line < position.line);
    report(position, closesNothing(name, names, half));
  }
}

/** Lines with the end of a tag but no `<`: `title="Nous">`. */
const halfTags = (tree: Root) =>
  nodesOf(tree).flatMap((node) =>
    node.type === 'text'
      ? node.value
          .split('\n')
          .map((text, at) => ({ text, line: startOf(node).line + at }))
          .filter(({ text }) => /^[^<]*="[^"<]*"\s*>\s*$/.test(text))
      : [],
  );

const offsetOf = ({ position }: BlockTag) => position?.start.offset ?? 0;
