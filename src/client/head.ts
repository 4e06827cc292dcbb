import type { PagePayload } from '../model/page-data.ts';
import { headTags } from '../model/page-data.ts';
import { subsiteTheme } from '../theme/subsites.css.ts';

/** Updates the document's head and theme for a page that is loaded without a reload. */
export function applyHead(page: PagePayload): void {
  document.title = page.title;
  // Links of the loaded document only.
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  document.body.className = subsiteTheme[page.palette];
  set('link', 'rel', 'canonical', 'href', page.canonical);
  for (const [key, name, content] of headTags(page)) set('meta', key, name, 'content', content);
}

/** Sets an attribute of an element of the head; removes the element for an empty value. */
function set(tag: string, key: string, name: string, attribute: string, value: string): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
