import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import type { BlockElement } from '../documents/body/block-elements.ts';
import { elementsOf, nodesOf, textProperty } from '../documents/body/nodes-of.ts';
import { blockSpecs } from '../site/blocks/index.ts';
import { typeset, typesetData, typesetRuns } from '../site/typeset.ts';
import { valueAt } from '../values/paths.ts';

/** Adds French no-break spaces and apostrophes to texts, `alt`, `title` and text properties of blocks; code and addresses stay. */
export function remarkTypography() {
  return (tree: Root, file: VFile) => {
    if (isForeign(file)) return;
    setIn(tree);
    for (const node of nodesOf(tree)) setAttributes(node);
    for (const element of elementsOf(tree)) setProperties(element);
  };
}

/** Whether a page is in another language: French typography does not apply to it. */
export function isForeign({ data }: VFile): boolean {
  const lang = valueAt(data.document?.data, ['lang']);
  return typeof lang === 'string' && lang !== 'fr';
}

function setAttributes(node: Nodes): void {
  if ('alt' in node && node.alt) node.alt = typeset(node.alt);
  if ('title' in node && node.title) node.title = typeset(node.title);
}

/** Only properties of type `text` are typeset: the others are addresses, anchors or choices. */
function setProperties(element: BlockElement): void {
  const spec = blockSpecs.get(element.name ?? '');
  for (const [name, { type }] of Object.entries(spec?.props ?? {})) {
    const given = type === 'text' ? textProperty(element, name) : undefined;
    if (given) given.attribute.value = typesetData(given.value);
  }
}

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);

function setIn(parent: Parents): void {
  const isSentence =
    SENTENCES.has(parent.type) || parent.children.some(({ type }) => type === 'text');
  if (isSentence) setWords(parent);
  else for (const child of parent.children) if ('children' in child) setIn(child);
}

/** Typesets a sentence as a whole, so that rules apply across `**bold**` and links; `null` marks code or a picture. */
function setWords(parent: Parents): void {
  const texts: (Text | undefined)[] = [];
  const runs: (string | null)[] = [];
  const collect = (node: Nodes): void => {
    if (node.type === 'text') {
      texts.push(node);
      runs.push(node.value);
    } else if ('children' in node && !(node.type === 'link' && isBare(node))) {
      for (const child of node.children) collect(child);
    } else {
      texts.push(undefined);
      runs.push(node.type === 'break' ? '\n' : null);
    }
  };
  for (const child of parent.children) collect(child);
  for (const [index, value] of typesetRuns(runs).entries()) {
    const text = texts[index];
    if (text) text.value = value;
  }
}

/** Whether the text of a link is its address, with or without `https://`. */
const isBare = ({ url, children }: Link) =>
  children.length === 1 && children[0]?.type === 'text' && url.endsWith(children[0].value);
