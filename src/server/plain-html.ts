import type { Words } from '../site/schema/interface.ts';
import { visuallyHidden } from '../theme/global.css.ts';
import { escapeHtml } from '../values/text.ts';
import {
  attributeOf,
  type Element,
  isElement,
  type Node,
  type Parent,
  parseHtml,
  wordsIn,
} from './html-tree.ts';
import type { RenderState } from './render-state.ts';

/** What stands in a plain text in place of the parts of a page that need scripts, styles or pictures. */
export interface PlainForm {
  /** Whether the HTML is for a page of its own, with anchors; else for the page of another program. */
  isPage: boolean;
  /** Address of a link or picture, from that in the page. */
  address(href: string): string;
  /** HTML in place of a picture with a text alternative; `src` is the address of its file. Undefined: the picture itself. */
  picture?: (src: string, alt: string) => string;
  /** HTML in place of a live block. Undefined: what it shows without scripts. */
  live?: string;
  /** Text after the label of a button that shows a notice. Undefined: no text for such a button. */
  soon?: string;
}

const ATTRIBUTES =
  /^(?:alt|checked|colspan|datetime|disabled|height|href|lang|max|rowspan|src|start|type|value|width)$/;
/** Anchors, accessible names and behaviour of links: a text in another page, such as that of a feed reader, has none. */
const PAGE_ATTRIBUTES = /^(?:aria-label|data-label|hreflang|id|open|rel|scope|target)$/;
const STATES = /^(?:aria-current=step|role=group|tabindex=0)$/;
const VOID = /^(?:br|col|hr|img|input|wbr)$/;
/** Elements without use in a plain text; the text beside a progress bar has its value. */
const LEFT_OUT = /^(?:button|form|iframe|label|link|progress|script|select|style|svg|textarea)$/;
const TRANSPARENT = /^(?:noscript|picture|source)$/;
/** Elements to leave out when they are empty and without an id. */
const BOX = /^(?:p|div|span|section|ul|header|search)$/;
const TEXTUAL = /^(?:span|time|strong)$/;

/** HTML of a part of a page for use without styles and scripts, in light pages (for slow networks) and in feeds. */
export function plainHtml(part: Parent, form: PlainForm): string {
  return inside(part);

  function inside(parent: Parent): string {
    let before: Element | string = '';
    let written = '';
    for (const node of inReadingOrder(parent)) {
      if ('value' in node) before = escapeHtml(node.value);
      if ('value' in node) written += before;
      if (!isElement(node)) continue;
      const html = outerHtml(node);
      if (html === '') continue;
      written += separator(before, node, html) + html;
      before = node;
    }
    return written;
  }

  function outerHtml(element: Element): string {
    const { tagName } = element;
    if (tagName === 'button' && attributeOf(element, 'data-notice') !== undefined)
      return form.soon ? `<p>${escapeHtml(labelOf(element) + form.soon)}</p>` : '';
    if (tagName === 'svg') return escapeHtml(attributeOf(element, 'aria-label') ?? '');
    if (isLeftOut(element)) return '';
    const isLive = attributeOf(element, 'data-live') !== undefined;
    if (form.live && isLive) return form.live;
    if (tagName === 'img' && form.picture) {
      const alt = attributeOf(element, 'alt');
      return alt ? form.picture(attributeOf(element, 'src') ?? '', alt) : '';
    }
    const inner = inside(element);
    // A link around a picture alone would contain the link to its file.
    const isAroundPicture = tagName === 'a' && form.picture && wordsIn(element).trim() === '';
    if (TRANSPARENT.test(tagName) || isAroundPicture) return inner;
    const isEmpty = BOX.test(tagName) && !attributeOf(element, 'id') && !inner.trim();
    if (isEmpty) return '';
    return `<${tagName}${attributes(element)}>${VOID.test(tagName) ? '' : `${inner}</${tagName}>`}`;
  }

  function attributes({ attrs, childNodes }: Element): string {
    const opensHere = childNodes.some(isNewTabNote);
    const kept = attrs.filter(
      ({ name, value }) =>
        (ATTRIBUTES.test(name) ||
          (form.isPage && (PAGE_ATTRIBUTES.test(name) || STATES.test(`${name}=${value}`)))) &&
        !(opensHere && /^(?:rel|target)$/.test(name)),
    );
    return kept
      .map(({ name, value }) => {
        const plain = name === 'href' || name === 'src' ? form.address(value) : value;
        return ` ${name}="${escapeHtml(plain)}"`;
      })
      .join('');
  }
}

/** Whether an element needs scripts, repeats a text, or is marked as no part of a plain page. */
const isLeftOut = (element: Element) =>
  LEFT_OUT.test(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'data-no-plain') !== undefined ||
  isNewTabNote(element);

/** Whether a node says to screen readers that its link opens a new tab. Links of a plain page open in the same one. */
const isNewTabNote = (node: Node) =>
  isElement(node) &&
  attributeOf(node, 'class') === visuallyHidden &&
  node.parentNode !== null &&
  'attrs' in node.parentNode &&
  attributeOf(node.parentNode, 'target') === '_blank';

/** Text of a button, without what is hidden from screen readers. */
const labelOf = (button: Element) =>
  wordsIn({
    ...button,
    childNodes: button.childNodes.filter((one) => !isElement(one) || !isLeftOut(one)),
  })
    .replace(/\s+/g, ' ')
    .trim();

/** The children of an element; in a header, pictures follow its title. */
function inReadingOrder(parent: Parent): Node[] {
  const { childNodes } = parent;
  if (parent.nodeName !== 'header') return childNodes;
  const isPicture = (node: Node) => /^(?:img|picture)$/.test(node.nodeName);
  return [
    ...childNodes.filter((node) => !isPicture(node)),
    ...childNodes.filter((node) => isPicture(node)),
  ];
}

/** What separates an element from the sibling before it where styles would: nothing, a space or a line break. */
function separator(before: Element | string, { tagName }: Element, html: string): string {
  const text = html.replace(/^<[^>]*>/, '');
  if (typeof before === 'string') {
    const isGlued = /[^\s(«’]$/.test(before) && /^[^\s.,;:!?)»<]/.test(text);
    return isGlued && /^(?:small|span)$/.test(tagName) ? ' ' : '';
  }
  const isAfterText = TEXTUAL.test(before.tagName) || before.tagName === 'b';
  const isAfterLink = /^(?:a|img|picture)$/.test(before.tagName);
  if (tagName === 'a') return isAfterText || isAfterLink ? '<br>' : '';
  if (!TEXTUAL.test(tagName)) return '';
  if (isAfterLink) return '<br>';
  return isAfterText && !/^[\s.,;:!?)»]/.test(text) ? ' ' : '';
}

interface FeedText {
  /** Route of the page that shows the text. */
  route: string;
  words: Words;
  /** HTML of the text in the page. */
  html: string;
}

/** HTML of a text for feed readers and search engines: with absolute addresses, and a link to the page for each live block. */
export function feedHtml({ placement }: RenderState, { route, words, html }: FeedText): string {
  const page = placement.absolute(route);
  const address = (href: string) =>
    href.startsWith('#') ? page + href : href.startsWith('/') ? placement.origin + href : href;
  const live = `<a href="${escapeHtml(page)}">${escapeHtml(words.feed.live)}</a>`;
  return plainHtml(parseHtml(html), { isPage: false, address, live });
}
