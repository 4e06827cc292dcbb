import type { Nodes } from 'mdast';
import { rangeOf } from '../../documents/body/node-places.ts';
import type { Document } from '../../model/document.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import { MARK } from './unparsed/markup-pattern.ts';

/** Nodes whose source is shown, followed or hidden on purpose, as a whole. */
const WHOLE =
  /^(?:text|inlineCode|code|image|imageReference|link|linkReference|html|yaml|definition|footnote\w+|break|thematicBreak)$/;

/** What a node takes from the text as its marks, around and between its children; what no row has is lost. */
const MARKS: Readonly<Record<string, RegExp>> = {
  emphasis: /^[*_]$/,
  strong: /^(?:\*\*|__)$/,
  delete: /^~~$/,
  heading: /^#{1,6}$/,
  blockquote: /^>+$/,
  list: /^>+$/,
  listItem: /^(?:>|[-*+]|\d{1,9}[.)]|\[[xX]?\])+$/,
  table: /^[|:>-]+$/,
  tableRow: /^[|>]+$/,
  tableCell: /^[|\\]+$/,
  paragraph: /^(?:\[[xX]?\]|[>\\])+$/,
  mdxJsxFlowElement: /^>+$/,
  mdxJsxTextElement: /^>+$/,
};

/** Comments, and closing tags: the position of a block ends with its opening tag. */
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<\/\w+\s*>/g;

/** Reports signs that are neither on the page nor a mark of Markdown that a person means: those of which no rule speaks. */
export function lostSigns({ file, text, body: { tree, source } }: Document): Issue[] {
  const issues: Issue[] = [];
  const look = ({ type }: Nodes, from: number, to: number, opening = '') => {
    const written = source.slice(from, to).replace(HIDDEN, (hidden) => ' '.repeat(hidden.length));
    const sign = written.trim();
    const isMark = MARKS[type]?.test(sign.replace(/\s+/g, '')) && (opening || sign) === sign;
    // Words are always on the page: between two nodes they are an entity, of which one node has no place.
    if (sign === '' || isMark || /\p{L}/u.test(sign)) return;
    const start = from + written.indexOf(sign);
    const range = { from: start, to: start + sign.length };
    issues.push(issueAt(file, { ...pointAt(text, start), range }, lost(sign)));
  };
  visit(tree);
  return issues;

  /** Looks at what stands between the children of a node; returns the offset of its end. */
  function visit(node: Nodes): number {
    const { from, to } = rangeOf(node);
    if (!('children' in node) || WHOLE.test(node.type)) return to;
    const isBlock = node.type.startsWith('mdxJsx');
    let at = isBlock ? to : from;
    for (const child of node.children) {
      if (!child.position) continue;
      look(node, at, rangeOf(child).from);
      at = Math.max(at, visit(child));
    }
    // A title may be closed by as many signs as open it.
    if (!isBlock)
      look(node, at, to, node.type === 'heading' ? text.slice(from, at).match(/^#+/)?.[0] : '');
    return Math.max(at, to);
  }
}

const lost = (sign: string) => ({
  ...MARK,
  message: `« ${shorten(sign, 40)} » n’est pas sur la page : les visiteurs ne le liraient pas.`,
  hint: 'Pour le montrer, mettez une barre oblique inverse « \\ » devant lui ; sinon, effacez-le.',
  // Several signs at the end of a title were to close it: it is better without them.
  right: sign.length > 1 ? undefined : `\\${sign}`,
});
