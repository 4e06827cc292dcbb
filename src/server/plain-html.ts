import {
  attributeOf,
  type Element,
  isElement,
  type Parent,
  parseHtml,
  sourceOf,
} from './parsed-html.ts';

/** What a plain form of a page leaves out of its HTML: what has a meaning with styles and scripts only. */
interface PlainForm {
  isKept: (element: Element) => boolean;
  isAttributeKept: (name: string, value: string) => boolean;
  /** What comes before an address of the site. */
  originOf?: (address: string) => string;
  /** What comes between two neighbours; `inner` is what the second one holds. */
  between?: (one: Element | string, next: Element, inner: string) => string;
  /** The children of an element in the order in which they are read. */
  childrenOf?: (parent: Parent) => Parent['childNodes'];
}

const words = (text: string) => new Set(text.split(' '));

const MEANINGFUL = words(
  'alt checked colspan datetime disabled height href lang rowspan src start type value width',
);

/** HTML as programs show it that read feeds: without drawings and styles, with absolute addresses. */
export const portableForm = (originOf: (address: string) => string): PlainForm => ({
  isKept: ({ tagName }) => tagName !== 'svg',
  isAttributeKept: (name) => MEANINGFUL.has(name),
  originOf,
});

/** What only a script answers, and drawings. */
const SCRIPTED = words('button form label svg');
/** What links, anchors, tables and names need without styles. */
const OF_PAGES = words('aria-label hreflang id open rel scope target');
const TEXTUAL = words('span time strong');

/** HTML that can be read without a style sheet, in which neighbours do not run together. */
export const lightForm: PlainForm = {
  isKept: (element) =>
    !SCRIPTED.has(element.tagName) &&
    (element.tagName !== 'span' || attributeOf(element, 'aria-hidden') !== 'true'),
  isAttributeKept: (name, value) =>
    MEANINGFUL.has(name) ||
    OF_PAGES.has(name) ||
    /^(?:role=group|tabindex=0)$/.test(`${name}=${value}`),
  /** The description and link of a header's picture follow the title of the page. */
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
    const isAfterText = TEXTUAL.has(one.tagName) || one.tagName === 'b';
    if (tagName === 'a') return isAfterText || one.tagName === 'a' ? '<br>' : '';
    if (!TEXTUAL.has(tagName)) return '';
    if (one.tagName === 'a') return '<br>';
    return isAfterText && !/^[\s.,;:!?)»]/.test(inner) ? ' ' : '';
  },
};

/** Elements that are nothing when they are empty, unless a link leads to them. */
const BOXES = words('p div span section ul header search');

/** The HTML inside `main` in one of these forms; all that stays is as it was, character by character. */
export function plainHtml(html: string, form: PlainForm): string {
  const { isKept, isAttributeKept, originOf, between } = form;
  return inside(parseHtml(html));

  function inside(parent: Parent): string {
    let before: Element | string = '';
    let written = '';
    for (const node of form.childrenOf?.(parent) ?? parent.childNodes) {
      if (!isElement(node)) {
        before = sourceOf(node, html);
        written += before;
      } else if (isKept(node)) {
        const inner = inside(node);
        // The parser adds the elements that HTML implies: they have no tags.
        const hasTags = node.sourceCodeLocation && !/^(?:picture|source)$/.test(node.tagName);
        const isEmpty = BOXES.has(node.tagName) && attributeOf(node, 'id') === undefined;
        if (!hasTags) written += inner;
        else if (!between || !isEmpty || inner.trim() !== '') {
          written += (between?.(before, node, inner) ?? '') + tagOf(node) + inner + endOf(node);
          before = node;
        }
      }
    }
    return written;
  }

  function tagOf({ tagName, attrs, sourceCodeLocation }: Element): string {
    const { startTag, attrs: places } = { ...sourceCodeLocation };
    const kept = attrs
      .filter(({ name, value }) => isAttributeKept(name, value))
      .map(({ name, value }) => {
        const text = html.slice(places?.[name]?.startOffset, places?.[name]?.endOffset);
        const isAddress = originOf && /^(?:href|src)$/.test(name) && /^[#/]/.test(value);
        return ` ${isAddress ? text.replace('"', `"${originOf(value)}`) : text}`;
      });
    const end = html.slice(0, startTag?.endOffset).endsWith('/>') ? '/>' : '>';
    return `<${tagName}${kept.join('')}${end}`;
  }
}

const endOf = ({ tagName, sourceCodeLocation }: Element) =>
  sourceCodeLocation && 'endTag' in sourceCodeLocation ? `</${tagName}>` : '';
