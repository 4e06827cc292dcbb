import type { Definition, FootnoteDefinition, Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodeIssue, rangeOf } from '../../documents/body/node-places.ts';
import { nodesOf } from '../../documents/body/nodes-of.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';

/** Fault of a part of a text that no page shows: an error for words, a warning for a sign or for the address of a link. */
const hidden = (written: string, hint: string, severity?: 'warning') => ({
  rule: 'ligne-cachee',
  ...(severity && { severity }),
  message: `« ${shorten(written, 40)} » n’est pas sur la page : les visiteurs ne le liraient pas.`,
  hint,
});

/** Reports lines and cells of a body that are not on its page: notes, addresses of links, cells beyond the titles. */
export const hiddenLines = (tree: Root, document: ParsedDocument): Issue[] => [
  ...unreadDefinitions(tree, document),
  ...nodesOf(tree).flatMap((node) => (node.type === 'table' ? cutCells(node, document) : [])),
];

/** Footnotes that no text calls, addresses that no link uses, and second definitions of a name. */
function unreadDefinitions(tree: Root, document: ParsedDocument): Issue[] {
  const nodes = nodesOf(tree);
  const called = new Set(
    nodes.flatMap((node) =>
      node.type === 'footnoteReference'
        ? `^${node.identifier}`
        : node.type === 'linkReference' || node.type === 'imageReference'
          ? node.identifier
          : [],
    ),
  );
  const before = new Set<string>();
  return nodes.filter(isDefinition).flatMap((node) => {
    const isNote = node.type === 'footnoteDefinition';
    const name = `${isNote ? '^' : ''}${node.identifier}`;
    const label = `${isNote ? '^' : ''}${node.label ?? node.identifier}`;
    const isFirst = !before.has(name);
    before.add(name);
    // `[^ma note]: mot`, with a blank in its name, is the address of a link to Markdown.
    const isLostNote = !isNote && name.startsWith('^');
    if (isFirst && called.has(name) && !isLostNote) return [];
    const hint = isFirst
      ? `Écrivez « [${shorten(label, 30)}] » dans le texte, à l’endroit qui y renvoie, ou effacez cette ligne. Pour la montrer telle quelle, effacez les crochets.`
      : `« [${shorten(label, 30)}] » est déjà plus haut : donnez un autre nom à cette ligne, ici et dans le texte qui y renvoie, ou effacez l’une des deux.`;
    const isDoubt = isFirst && !isNote && !isLostNote;
    const written = `[${label}]: ${isNote ? textOf(node) : node.url}`;
    return nodeIssue(node, document, hidden(written, hint, isDoubt ? 'warning' : undefined));
  });
}

/** A definition; not `[//]: # (…)`, a comment in Markdown. */
const isDefinition = (node: Nodes): node is Definition | FootnoteDefinition =>
  node.type === 'footnoteDefinition' ||
  (node.type === 'definition' && node.url !== '#' && node.url !== '');

/** Cells of a table beyond the row of its titles. */
function cutCells({ children: rows }: Table, document: ParsedDocument): Issue[] {
  const width = rows[0]?.children.length ?? 0;
  return rows.flatMap((row) => {
    const words = row.children.slice(width).map((cell) => textOf(cell).trim());
    const hint = `Cette ligne compte ${row.children.length} cellules, et la ligne des titres ${width} : donnez un titre à chaque colonne et ajoutez « ---| » à la ligne de tirets, ou réunissez deux cellules.`;
    return words.some((text) => text !== '')
      ? nodeIssue(row, document, hidden(words.join(' | '), hint))
      : [];
  });
}

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

/** Reports signs that are neither on the page nor a mark of Markdown that a person means. */
export function lostSigns(tree: Root, { file, text, body: { source } }: ParsedDocument): Issue[] {
  const issues: Issue[] = [];
  const look = ({ type }: Nodes, from: number, to: number, opening = '') => {
    const written = source.slice(from, to).replace(HIDDEN, (note) => ' '.repeat(note.length));
    const sign = written.trim();
    const isMark = MARKS[type]?.test(sign.replace(/\s+/g, '')) && (opening || sign) === sign;
    // Words are always on the page: between two nodes they are an entity, of which one node has no place.
    if (sign === '' || isMark || /\p{L}/u.test(sign)) return;
    const hint =
      'Pour le montrer, mettez une barre oblique inverse « \\ » devant lui ; sinon, effacez-le.';
    const place = pointAt(text, from + written.indexOf(sign));
    issues.push(issueAt(file, place, hidden(sign, hint, 'warning')));
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
