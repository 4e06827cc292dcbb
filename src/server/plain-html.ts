import {
  attributeOf,
  type Element,
  isElement,
  type Parent,
  parseHtml,
  sourceOf,
} from '../values/html-tree.ts';

/** How to simplify the HTML of a page for use without styles and scripts. */
interface PlainForm {
  /** Matches elements to remove with their content, written as `svg aria-hidden=true`. */
  without: RegExp;
  /** Matches attributes to preserve, written as `lang=en`. */
  attributes: RegExp;
  /** Returns the origin to insert before `/blog` or `#top`, so that the address becomes absolute. */
  originOf?: (address: string) => string;
  /** Returns the separator of two siblings: empty, a space or `<br>`; `inner` is the HTML inside `next`. */
  between?: (one: Element | string, next: Element, inner: string) => string;
  /** Returns the children of an element in reading order. */
  childrenOf?: (parent: Parent) => Parent['childNodes'];
}

const MEANINGFUL =
  /^(?:alt|checked|colspan|datetime|disabled|height|href|lang|max|rowspan|src|start|type|value|width)=/;

/** HTML for feed readers: without SVG and styles, with absolute addresses. */
export const portableForm = (originOf: (address: string) => string): PlainForm => ({
  without: /^svg /,
  attributes: MEANINGFUL,
  originOf,
});

const TEXTUAL = /^(?:span|time|strong)$/;

/** HTML of light pages (for slow networks), with separators where styles would separate siblings. */
export const lightForm: PlainForm = {
  // Elements with `aria-hidden=true` are removed, because they repeat a text.
  without: /^(?:button|form|label|svg) |=true$/,
  // In addition to `MEANINGFUL`: attributes of links, anchors, tables and accessible names.
  attributes: new RegExp(
    `${MEANINGFUL.source}|^(?:aria-label|hreflang|id|open|rel|scope|target)=|^(?:aria-current=step|role=group|tabindex=0)$`,
  ),
  /** Moves the description and the link of a picture behind the title of its header. */
  childrenOf(parent) {
    const { childNodes } = parent;
    if (!('tagName' in parent) || parent.tagName !== 'header') return childNodes;
    const isInline = (node: (typeof childNodes)[number]) =>
      !isElement(node) || /^(?:i|a)$/.test(node.tagName);
    return [...childNodes.filter((node) => !isInline(node)), ...childNodes.filter(isInline)];
  },
  between(one, { tagName }, inner) {
    if (typeof one === 'string') {
      const isGlued = /[^\s(«’]$/.test(one) && /^[^\s.,;:!?)»<]/.test(inner);
      return isGlued && /^(?:small|span)$/.test(tagName) ? ' ' : '';
    }
    const isAfterText = TEXTUAL.test(one.tagName) || one.tagName === 'b';
    if (tagName === 'a') return isAfterText || one.tagName === 'a' ? '<br>' : '';
    if (!TEXTUAL.test(tagName)) return '';
    if (one.tagName === 'a') return '<br>';
    return isAfterText && !/^[\s.,;:!?)»]/.test(inner) ? ' ' : '';
  },
};

/** Elements to remove when they are empty and without an id. */
const BOX = /^(?:p|div|span|section|ul|header|search)$/;

/** Simplifies the HTML inside `main`: removes elements and attributes, and copies everything else unchanged. */
export function plainHtml(html: string, form: PlainForm): string {
  return inside(parseHtml(html));

  function inside(parent: Parent): string {
    let before: Element | string = '';
    let written = '';
    for (const node of form.childrenOf?.(parent) ?? parent.childNodes) {
      if (!isElement(node)) {
        before = sourceOf(node, html);
        written += before;
        continue;
      }
      const { tagName } = node;
      if (form.without.test(`${tagName} aria-hidden=${attributeOf(node, 'aria-hidden')}`)) continue;
      const inner = inside(node);
      const isEmpty = BOX.test(tagName) && attributeOf(node, 'id') === undefined && !inner.trim();
      // The parser adds elements that HTML implies, such as `tbody`: without tags in the source, only their content is copied.
      if (!node.sourceCodeLocation || /^(?:picture|source)$/.test(tagName)) written += inner;
      else if (!form.between || !isEmpty) {
        written +=
          (form.between?.(before, node, inner) ?? '') + startOf(node) + inner + endOf(node);
        before = node;
      }
    }
    return written;
  }

  function startOf({ tagName, attrs, sourceCodeLocation }: Element): string {
    const { startTag, attrs: positions } = { ...sourceCodeLocation };
    const attributes = attrs
      .filter(({ name, value }) => form.attributes.test(`${name}=${value}`))
      .map(({ name, value }) => {
        const text = html.slice(positions?.[name]?.startOffset, positions?.[name]?.endOffset);
        const isAddress = /^(?:href|src)$/.test(name) && /^[#/]/.test(value);
        const origin = isAddress ? form.originOf?.(value) : undefined;
        return ` ${origin === undefined ? text : text.replace('"', () => `"${origin}`)}`;
      });
    const end = html.slice(0, startTag?.endOffset).endsWith('/>') ? '/>' : '>';
    return `<${tagName}${attributes.join('')}${end}`;
  }
}

const endOf = ({ tagName, sourceCodeLocation }: Element) =>
  sourceCodeLocation && 'endTag' in sourceCodeLocation ? `</${tagName}>` : '';
