import type { PageHead, PagePayload } from '../../content/page-data.ts';
import { sectionTheme } from '../../theme/sections.css.ts';
import { headTags } from '../head-tags.ts';

/** Brings the document's head and theme in line with a page shown without a reload. */
export function applyHead(page: PagePayload): void {
  document.title = page.title;
  // Setting the same language again would have the styles of all elements computed anew.
  if (document.documentElement.lang !== page.lang) document.documentElement.lang = page.lang;
  document.body.className = sectionTheme[page.section];
  set('link', ['rel', 'canonical'], ['href', page.canonical]);
  for (const [key, name, content] of headTags(page)) set('meta', [key, name], ['content', content]);
}

/** What the head that came with the document tells of its page. */
export const readHead = (): PageHead => ({
  kind: contentOf('og:type'),
  image: contentOf('og:image'),
  noindex: find('meta', ['name', 'robots']) !== null,
});

type Attribute = readonly [name: string, value: string];

const find = (element: string, [name, value]: Attribute) =>
  document.head.querySelector(`${element}[${name}="${value}"]`);

const contentOf = (property: string) =>
  find('meta', ['property', property])?.getAttribute('content') ?? '';

/** Gives an element of the head its value; without a value the page has no such element. */
function set(element: 'link' | 'meta', named: Attribute, [attribute, value]: Attribute): void {
  const shown = find(element, named);
  if (!value) shown?.remove();
  else if (shown) shown.setAttribute(attribute, value);
  else add(element, named).setAttribute(attribute, value);
}

function add(element: 'link' | 'meta', named: Attribute): Element {
  const added = document.head.appendChild(document.createElement(element));
  added.setAttribute(...named);
  return added;
}
