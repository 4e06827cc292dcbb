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
  /** Elements that go with all that they hold, as `name aria-hidden=value`. */
  without: RegExp;
  /** Attributes that stay, as `name=value`. */
  attributes: RegExp;
  /** What comes before an address of the site. */
  originOf?: (address: string) => string;
  /** What comes between two neighbours; `inner` is what the second one holds. */
  between?: (one: Element | string, next: Element, inner: string) => string;
  /** The children of an element in the order in which they are read. */
  childrenOf?: (parent: Parent) => Parent['childNodes'];
}

const MEANINGFUL =
  /^(?:alt|checked|colspan|datetime|disabled|height|href|lang|rowspan|src|start|type|value|width)=/;

/** HTML as programs show it that read feeds: without drawings and styles, with absolute addresses. */
export const portableForm = (originOf: (address: string) => string): PlainForm => ({
  without: /^svg /,
  attributes: MEANINGFUL,
  originOf,
});

const TEXTUAL = /^(?:span|time|strong)$/;

/** HTML that can be read without a style sheet or a script, in which neighbours do not run together. */
export const lightForm: PlainForm = {
  // What is hidden repeats a name for the eye.
  without: /^(?:button|form|label|svg) |=true$/,
  // With what links, anchors, tables and names need without styles.
  attributes: new RegExp(
    `${MEANINGFUL.source}|^(?:aria-label|hreflang|id|open|rel|scope|target)=|^(?:role=group|tabindex=0)$`,
  ),
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
    const isAfterText = TEXTUAL.test(one.tagName) || one.tagName === 'b';
    if (tagName === 'a') return isAfterText || one.tagName === 'a' ? '<br>' : '';
    if (!TEXTUAL.test(tagName)) return '';
    if (one.tagName === 'a') return '<br>';
    return isAfterText && !/^[\s.,;:!?)»]/.test(inner) ? ' ' : '';
  },
};

/** Elements that are nothing when they are empty, unless a link leads to them. */
const BOX = /^(?:p|div|span|section|ul|header|search)$/;

/** The HTML inside `main` in one of these forms; all that stays is as it was, character by character. */
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
    const { startTag, attrs: places } = { ...sourceCodeLocation };
    const kept = attrs
      .filter(({ name, value }) => form.attributes.test(`${name}=${value}`))
      .map(({ name, value }) => {
        const text = html.slice(places?.[name]?.startOffset, places?.[name]?.endOffset);
        const isAddress = /^(?:href|src)$/.test(name) && /^[#/]/.test(value);
        const origin = isAddress ? form.originOf?.(value) : undefined;
        return ` ${origin === undefined ? text : text.replace('"', () => `"${origin}`)}`;
      });
    const end = html.slice(0, startTag?.endOffset).endsWith('/>') ? '/>' : '>';
    return `<${tagName}${kept.join('')}${end}`;
  }
}

const endOf = ({ tagName, sourceCodeLocation }: Element) =>
  sourceCodeLocation && 'endTag' in sourceCodeLocation ? `</${tagName}>` : '';
