import { headTags } from '../content/head-tags.ts';
import type { PagePayload } from '../content/page-data.ts';
import { sectionTheme } from '../theme/sections.css.ts';

/** Updates the document's head and theme for a page shown without a reload. */
export function applyHead(page: PagePayload): void {
  document.title = page.title;
  // Those of the page that the document came with.
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  document.body.className = sectionTheme[page.section];
  set('link', 'rel', 'canonical', 'href', page.canonical);
  for (const [key, name, content] of headTags(page)) set('meta', key, name, 'content', content);
}

/** Gives an element of the head its value; without a value the page has no such element. */
function set(tag: string, key: string, name: string, attribute: string, value: string): void {
  const shown = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) {
    shown?.remove();
    return;
  }
  const element = shown ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
