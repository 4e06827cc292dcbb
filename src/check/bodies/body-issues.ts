import type { Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { repeatedTitle, titleKeyOf } from '../../documents/body/headings.ts';
import { nodeIssue } from '../../documents/body/node-places.ts';
import { picturedNames } from '../../documents/body/picture-addresses.ts';
import type { Document } from '../../model/document.ts';
import type { Issue } from '../../values/issue.ts';
import { MAX_ISSUES } from '../../values/limits.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { shorten } from '../../values/text.ts';
import { blockIssues } from './block-issues.ts';
import { shallowLists } from './lists.ts';
import { lostSigns } from './lost-signs.ts';
import { markdownIssues } from './markdown.ts';
import { notesWithoutText, unreadDefinitions } from './notes.ts';
import { unparsedMarkup } from './unparsed/unparsed-markup.ts';
import { unparsedText } from './unparsed/unparsed-text.ts';

const known = memoizeByKey<Document, Issue[]>();

/** Issues of a body that need no other file: the check reports them, the compiler fails on errors. */
export const bodyIssues = (document: Document): Issue[] =>
  known(document, () => (document.kind ? issuesIn(document) : []));

/** Hands over the issues of a body that an earlier check found: it is not read again. */
export const recallIssues = (document: Document, issues: Issue[]) => known(document, () => issues);

/** Finds the issues of a body. */
function issuesIn(document: Document): Issue[] {
  const { tree, issues: ofParser } = document.body;
  const title = repeatedTitle(tree, document.file, document.data);
  const unparsed = unparsedText(tree, document);
  const issues: Issue[] = [
    ...ofParser,
    ...(title ? [titleTwice(title, document)] : []),
    ...unreadDefinitions(tree, document),
    ...notesWithoutText(tree, unparsed, document),
    ...unparsedMarkup(unparsed, document),
  ];
  const pictured = picturedNames(tree);
  // Of a line that nothing calls only that is said, and not what is wrong with its address.
  const hidden = new Set(issues.flatMap((one) => (one.rule === 'ligne-cachee' ? one.line : [])));
  const unpaired = new Set(ofParser.map(({ line, column }) => `${line}:${column}`));
  visit(tree, { inSentence: false, inTable: false });
  const spoken = new Set(issues.map(({ line }) => line));
  issues.push(...lostSigns(document).filter(({ line }) => !spoken.has(line)));
  issues.sort((a, b) => a.line - b.line || a.column - b.column);
  return issues.slice(0, MAX_ISSUES);

  function visit(node: Nodes, above: { inSentence: boolean; inTable: boolean }): void {
    const isBlock = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const found = isBlock
      ? blockIssues(node, document, above.inSentence)
      : markdownIssues(node, document, pictured);
    // An HTML table is reported one time, at its tag `<table>`, and not at each tag inside.
    // A tag that is to leave its line is not also reported as within a sentence.
    issues.push(
      ...found.filter(
        ({ rule, line, column }) =>
          !(above.inTable && rule === 'html') &&
          !(node.type === 'definition' && hidden.has(line)) &&
          !(rule === 'bloc-dans-une-phrase' && unpaired.has(`${line}:${column}`)),
      ),
    );
    if (!('children' in node)) return;
    issues.push(...shallowLists(node.children, document));
    const inTable = above.inTable || (isBlock && /^table$/i.test(node.name ?? ''));
    const inSentence = isSentence(node, above.inSentence);
    for (const child of node.children) visit(child, { inSentence, inTable });
  }
}

/** True if a block directly in `node` is within a sentence; a paragraph that contains only blocks is no sentence. */
function isSentence(node: Nodes, above: boolean): boolean {
  if (node.type === 'paragraph') return !holdsBlocksOnly(node);
  if (node.type === 'mdxJsxTextElement') return above;
  return ['heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'].includes(node.type);
}

const holdsBlocksOnly = ({ children }: Paragraph) =>
  children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
  );

const titleTwice = (title: Nodes, document: Document): Issue =>
  nodeIssue(title, document, {
    rule: 'titre-double',
    severity: 'warning',
    message: `« ${shorten(textOf(title))} » répète la ligne « ${titleKeyOf(document.file)}: » : le site ne montre ce titre qu’une fois.`,
    hint: 'Effacez cette ligne : la page prend son grand titre en haut du fichier.',
  });
