import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import { typesetRuns } from '../content/typeset.ts';

/** Sets French typography in the text of a body, paragraph by paragraph; never in code, addresses or attributes. */
export function remarkTypography() {
  return (tree: Root) => setIn(tree);
}

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);

function setIn(parent: Parents): void {
  const isSentence =
    SENTENCES.has(parent.type) || parent.children.some(({ type }) => type === 'text');
  if (isSentence) setWords(parent);
  else for (const child of parent.children) if ('children' in child) setIn(child);
}

/** Sets the words of one paragraph together, so that signs on both sides of markup see each other. */
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
