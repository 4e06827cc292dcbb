import type { SubsiteKeys } from '../site/kinds/page.ts';
import type { Lang } from '../site/languages.ts';
import type { Words } from '../site/schema/interface.ts';
import type { Menus, NavItem } from './menus.ts';
import type { SearchData } from './search/search-index.ts';

/** Data of the frame (header, menus, footer) around all pages in one language. */
export interface Frame {
  /** Name of the owner, shown as the logo. */
  name: string;
  tagline: string;
  /** Year of the day for which the site is built, at least once a day. */
  year: number;
  words: Words['frame'];
  /** Route of the home page. */
  home: string;
  main: Menus['header'];
  footer: Menus['footer'];
  /** E-mail and telephone of the owner. */
  contacts: NavItem[];
  social: NavItem[];
  /** Second links of the cards of projects, each with the name of its project: « Faire un don : À la Découverte du Gabon ». */
  actions: NavItem[];
  /** Message that the language switch shows on a page without a translation. */
  languageNotice: { title: string; message: string };
  /** Address on GitHub for editing a file, with a final slash; `PageData.source` is appended. */
  edit?: string | undefined;
}

/** Data of a page, without its frame (header, menus, footer). */
export interface PageData {
  /** Route without the base path; `/404` for the page shown on unknown paths. */
  path: string;
  title: string;
  description: string;
  /** Absolute address; empty for the 404 page. */
  canonical: string;
  /** Colours of the page: those of its sub-site. */
  palette: SubsiteKeys['theme'];
  /** Menu of the sub-site that contains the page. */
  menu?: Menus['subsites'][string] | undefined;
  /** For a page that is not in `menu`: the route to mark as current there. */
  parent?: string | undefined;
  siteFooter: boolean;
  lang: Lang;
  /** Route of the page in the other language. */
  translation?: string;
  /** Path of the content file in the repository: `content/pages/contact.mdx`. */
  source: string;
  /** Whether the page shows a telephone number for payments: such a page has no edit link. */
  takesMoney?: true;
  /** Link to the light version of the page, for slow networks. */
  light?: NavItem;
}

/** Data that only the `<head>` of the page needs. */
export interface PageHead {
  kind: string;
  /** Absolute address of the image for social networks (`og:image`). */
  image: string;
  /** Its alternative text (`og:image:alt`). */
  imageAlt: string;
  noindex: boolean;
}

/** `donnees/<route>.json`: a page and the HTML inside its `main`; not used by a browser with code of another `build` id. */
export interface PagePayload extends PageData, PageHead {
  build: string;
  html: string;
  /** Only on the search page. */
  search?: SearchData;
  /** Set in the browser, on a page that came from the service worker's store. */
  isCopy?: boolean;
  /** Frame around the page: only in HTML documents, but in dev also in JSON, because an edit may change the frame. */
  frame?: Frame;
}

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
  ['property', 'og:image:alt', page.imageAlt],
  ['name', 'twitter:title', page.title],
  ['name', 'twitter:description', page.description],
  ['name', 'twitter:image', page.image],
];
