import { serialize } from 'parse5';
import { maskData, maskNumbers, numbersIn, SAMPLE_NUMBER } from '../model/preview/mask-numbers.ts';
import { isElement, type Node, type Parent, parseHtml } from './html-tree.ts';

/** Elements inside a line of text: a number may begin in one and end in another. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
/** Attributes that visitors read, hear, open or copy; others are names of files, sizes, classes or drawings. */
const ATTRIBUTES = /^(?:alt|aria-label|content|data-.*|for|href|id|name|placeholder|title|value)$/;
/** What numbers see in place of the end of a block. */
const BLOCK_END = '\n';

type TextNode = Extract<Node, { value: string }>;

/** HTML of a part of a page with the sample number in place of each telephone number, as a preview shows it. */
export function maskHtml(html: string): string {
  const tree = parseHtml(html);
  const texts: { node: TextNode | undefined; value: string }[] = [];
  collect(tree, texts);
  maskTexts(texts);
  return serialize(tree);
}

/** Collects the texts of a part in document order, and masks the attributes of its elements. */
function collect(parent: Parent, texts: { node: TextNode | undefined; value: string }[]): void {
  for (const child of parent.childNodes) {
    if (child.nodeName === '#text' && 'value' in child)
      texts.push({ node: child, value: child.value });
    if (!isElement(child) || /^(?:script|style)$/.test(child.tagName)) continue;
    for (const attribute of child.attrs)
      if (ATTRIBUTES.test(attribute.name)) attribute.value = maskValue(attribute.value);
    const isInline = INLINE.test(child.tagName);
    const end = { node: undefined, value: child.tagName === 'br' ? ' ' : BLOCK_END };
    if (!isInline || child.tagName === 'br') texts.push(end);
    collect(child, texts);
    if (!isInline) texts.push(end);
  }
}

/** The value of an attribute; the properties of a live block are JSON. */
function maskValue(value: string): string {
  if (!/^[[{"]/.test(value)) return maskNumbers(value);
  try {
    return JSON.stringify(maskData(JSON.parse(value)));
  } catch {
    return maskNumbers(value);
  }
}

/** Writes the sample into the text where a number begins, and takes its other characters out of the texts behind. */
function maskTexts(texts: readonly { node: TextNode | undefined; value: string }[]): void {
  const ranges = numbersIn(texts.map(({ value }) => value).join(''));
  let start = 0;
  for (const { node, value } of texts) {
    const end = start + value.length;
    if (node)
      node.value = ranges
        .filter(({ from, to }) => from < end && to > start)
        .reduceRight((text, { from, to }) => {
          const sample = from >= start ? SAMPLE_NUMBER : '';
          return text.slice(0, Math.max(0, from - start)) + sample + text.slice(to - start);
        }, value);
    start = end;
  }
}
