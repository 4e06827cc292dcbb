import type { Lang } from '../site/languages.ts';
import type { Words } from '../site/schema/interface.ts';
import type { SectionTheme } from './manifest.ts';

/** Link in a menu; `href` is a route without the base path, or the address of another site. */
export interface NavItem {
  href: string;
  label: string;
  /** On an English page, `lang` marks a French label, `hrefLang` a link to a French page. */
  lang?: 'fr';
  hrefLang?: 'fr';
  /** Whether the link looks like a button. */
  button?: boolean;
}

/** Submenu of the header; `href` is the route of the item that is the parent of all other items, if there is one. */
export interface NavMenu {
  label: string;
  /** `fr` for a French label on an English page. */
  lang?: 'fr' | undefined;
  href?: string;
  items: NavItem[];
}

/** Menus in one language. */
export interface Menus {
  /** Route of the home page. */
  home: string;
  header: (NavItem | NavMenu)[];
  footer: NavItem[];
  /** Menus of the sub-sites (projects with their own menu), by key of the section. */
  sections: Record<string, { name: string; root: string; items: NavItem[] }>;
}

/** Data of the frame (header, menus, footer) around all pages in one language. */
export interface Chrome {
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
  /** Second links of the cards of projects, such as « Faire un don ». */
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
  /** Section of the site that determines the colours of the page. */
  section: SectionTheme;
  /** Menu of the sub-site that contains the page. */
  menu?: Menus['sections'][string] | undefined;
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
  /** Link to the light version of the page, for slow networks; the label contains its weight. */
  light?: NavItem;
}

/** Data that only the `<head>` of the page needs. */
export interface PageHead {
  kind: string;
  /** Absolute address of the image for social networks (`og:image`). */
  image: string;
  noindex: boolean;
}

/** Data of the search, for the search page, the search dialog and the suggestions of the 404 page. */
export interface SearchData {
  words: Words['siteSearch'] & Pick<Words['frame'], 'search' | 'close'>;
  /** Path of the search page, with the base path. */
  page: string;
  /** Paths of the search indexes; the first index is in the language of the page. */
  indexes: readonly string[];
  /** All pages of the site, grouped by section. */
  plan: readonly { name: string; pages: readonly { href: string; label: string }[] }[];
}

/** `donnees/<route>.json`: a page and the HTML inside its `main`; not used by a browser with code of another `build` id. */
export interface PagePayload extends PageData, PageHead {
  build: string;
  html: string;
  /** Only on the search page. */
  search?: SearchData;
  /** Frame around the page: only in HTML documents, but in dev also in JSON, because an edit may change the frame. */
  chrome?: Chrome;
}

/** Data of a build that its service worker needs; the build writes them before the worker's code. */
export interface WorkerSite {
  /** Base path of the site, with a final slash. */
  base: string;
  /** Paths of the scripts, styles and fonts of every page, below the base path. */
  files: readonly string[];
  /** Routes of the pages that show a number to pay: a stored copy could show an old one, so they wait for the network. */
  numbers: readonly string[];
  /** Content-Security-Policy of stored pages; `{site}` stands for the address of the site. */
  policy: string;
  /** HTML of the line that says the day of a stored page, `{day}`; its quotes are single ones, because it is inserted in JSON. */
  copyOf: Readonly<Record<Lang, string>>;
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
  ['name', 'twitter:title', page.title],
  ['name', 'twitter:description', page.description],
  ['name', 'twitter:image', page.image],
];
