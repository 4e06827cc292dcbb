import type { PageData } from '../../content/page-data.ts';
import { sectionTheme } from '../../theme/sections.css.ts';

/** Brings the document's head and theme in line with a page shown without a reload. */
export function applyHead(page: PageData): void {
  document.title = page.title;
  document.documentElement.lang = page.lang;
  document.body.className = sectionTheme[page.section];
  set('meta[name="description"]', 'content', page.description);
  set('link[rel="canonical"]', 'href', page.canonical);
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
