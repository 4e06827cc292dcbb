import type { PageData, PageHead } from './page-data.ts';

/** A `meta` element: its naming attribute, its name, and its content. With an empty content there is no element. */
type HeadTag = readonly [key: 'name' | 'property', name: string, content: string];

/** The `meta` elements that differ between pages: the server writes them, the browser updates them after a navigation. */
export const headTags = (page: PageData & PageHead): HeadTag[] => [
  ['name', 'description', page.description],
  ['name', 'robots', page.noindex ? 'noindex' : ''],
  ['property', 'og:type', page.kind],
  ['property', 'og:locale', page.lang === 'en' ? 'en_US' : 'fr_FR'],
  ['property', 'og:title', page.title],
  ['property', 'og:description', page.description],
  ['property', 'og:url', page.canonical],
  ['property', 'og:image', page.image],
  ['name', 'twitter:title', page.title],
  ['name', 'twitter:description', page.description],
  ['name', 'twitter:image', page.image],
];
