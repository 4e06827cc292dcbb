import {
  attributeOf,
  type Element,
  isElement,
  type Parent,
  parseHtml,
  sourceOf,
} from './parsed-html.ts';

/** How to simplify the HTML of a page for use without styles and scripts. */
interface PlainForm {
  /** Elements to remove with their content, as `name aria-hidden=value`. */
  without: RegExp;
  /** Attributes to preserve, as `name=value`. */
  attributes: RegExp;
  /** Prefix of an address of the site. */
  originOf?: (address: string) => string;
  /** Separator of two siblings; `inner` is the content of the second one. */
  between?: (one: Element | string, next: Element, inner: string) => string;
  /** Children of an element in reading order. */
  childrenOf?: (parent: Parent) => Parent['childNodes'];
}

const MEANINGFUL =
  /^(?:alt|checked|colspan|datetime|disabled|height|href|lang|rowspan|src|start|type|value|width)=/;

/** HTML for feed readers: without SVG and styles, with absolute addresses. */
export const portableForm = (originOf: (address: string) => string): PlainForm => ({
  without: /^svg /,
  attributes: MEANINGFUL,
  originOf,
});

const TEXTUAL = /^(?:span|time|strong)$/;

/** HTML of light pages, with separators where styles would separate siblings. */
export const lightForm: PlainForm = {
  // Elements with `aria-hidden` repeat a text.
  without: /^(?:button|form|label|svg) |=true$/,
  // And those of links, anchors, tables and accessible names.
  attributes: new RegExp(
    `${MEANINGFUL.source}|^(?:aria-label|hreflang|id|open|rel|scope|target)=|^(?:aria-current=step|role=group|tabindex=0)$`,
  ),
  /** In a header, the description and link of a picture follow the title. */
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

/** Simplifies the HTML inside `main`; the preserved source is unchanged. */
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
      // The parser adds the elements that HTML implies: they have no tags.
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
