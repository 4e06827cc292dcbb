import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { syntaxPlugins } from '../../../src/mdx/syntax-plugins.ts';
import { model } from '../../site.ts';

const parser = unified().use(remarkParse).use(remarkMdx).use(syntaxPlugins(model));

/** What a text shows though it was meant as a sign: the mark of an item, a box, the address of a link. */
const SIGNS = /^o\t+|^\[[vVxX ]*\]|\][ ]?\([^)]*\)|«[^)»]*»\)/gm;

/** What visitors read of a text: its words, those that stand in an address or a property, and how many links it has. */
export function shownOf(text: string) {
  const [words, hidden] = [[''], ['']];
  let links = 0;
  visit(parser.parse(text) as Root, (node) => {
    if ('value' in node && node.type !== 'yaml') words.push((node.value ?? '').replace(SIGNS, ' '));
    if ('alt' in node) words.push(node.alt ?? '');
    if ('url' in node) hidden.push(decodeURIComponent(node.url));
    if ('label' in node) hidden.push(node.label ?? '');
    if (node.type === 'list' && node.ordered)
      hidden.push(...node.children.map((_, at) => String((node.start ?? 1) + at)));
    if ('name' in node)
      hidden.push(JSON.stringify([node.name, 'attributes' in node && node.attributes]));
    if (/^(?:link|image)/.test(node.type)) links += 1;
  });
  return { words: wordsOf(words), hidden: wordsOf(hidden), links };
}

const wordsOf = (texts: readonly string[]) => texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of a text that another has no more, as often. */
export function lostFrom(
  before: ReturnType<typeof shownOf>,
  after: ReturnType<typeof shownOf>,
): string[] {
  const left = [...after.words, ...after.hidden];
  return before.words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
