import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import type { Model } from '../model.ts';
import { typeset, typesetData, typesetRuns, withoutInvisible } from '../typeset/typeset.ts';
import { elementsOf, nodesOf, textProperty } from './nodes-of.ts';
import type { Element } from './syntax/element.ts';

/**
 * Sets French typography in the text of a body, paragraph by paragraph, in the words that pictures and links
 * carry next to their address, and in what its blocks show; never in code or addresses.
 */
export function remarkTypography(model: Model) {
  return (tree: Root) => {
    for (const node of nodesOf(tree)) {
      if (node.type === 'text') node.value = withoutInvisible(node.value);
    }
    if (isForeign(tree)) return;
    setIn(tree);
    for (const node of nodesOf(tree)) setAttributes(node);
    for (const element of elementsOf(tree)) setProperties(element, model);
  };
}

/** True for a page in another language: its quotes and spaces are its own. */
export const isForeign = ({ children: [frontmatter] }: Root): boolean =>
  frontmatter?.type === 'yaml' && /^lang:\s*["']?(?!fr)[a-z]/m.test(frontmatter.value);

/** Sets what replaces a picture, and the title of a picture or a link: each is a text by itself. */
function setAttributes(node: Nodes): void {
  if ('alt' in node && node.alt) node.alt = typeset(node.alt);
  if ('title' in node && node.title) node.title = typeset(node.title);
}

/** Sets the properties that a block shows as text: the others name a page, a file, an anchor or a choice. */
function setProperties(element: Element, { blockSpecs }: Model): void {
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

/** Sets the words of one paragraph together, so that characters on both sides of markup see each other. */
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

/** Whether a link's text is its address. */
const isBare = ({ url, children }: Link) =>
  children.length === 1 && children[0]?.type === 'text' && url.endsWith(children[0].value);
