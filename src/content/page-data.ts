import type { Lang } from './languages.ts';
import type { Words } from './schema/interface.ts';
import type { SectionTheme } from './sections.ts';

/** Link in a menu; `href` is a route, without the base path. */
export interface NavItem {
  href: string;
  label: string;
  /** On an English page: language of the label, and of the target. */
  lang?: 'fr';
  hrefLang?: 'fr';
  /** Shown as a button. */
  button?: boolean;
}

/** Submenu of the header; `href` is the parent route of its items, if there is one. */
export interface NavMenu {
  label: string;
  /** Language of the label, on an English page. */
  lang?: 'fr' | undefined;
  href?: string;
  items: NavItem[];
}

/** Menus of a language. */
export interface Menus {
  /** Route of the home page. */
  home: string;
  header: (NavItem | NavMenu)[];
  footer: NavItem[];
  /** Key of a section -> menu of its sub-site. */
  sections: Record<string, { name: string; root: string; items: NavItem[] }>;
}

/** Data of the frame around all pages of a language. */
export interface Chrome {
  /** Name of the owner, shown as the logo. */
  name: string;
  tagline: string;
  /** Year of the build; the browser updates it. */
  year: number;
  words: Words['frame'];
  /** Route of the home page. */
  home: string;
  main: Menus['header'];
  footer: Menus['footer'];
  /** Contacts of the owner: e-mail, telephone, social networks. */
  social: NavItem[];
  /** Notice of the language switch on a page without a translation. */
  languageNotice: { title: string; message: string };
  /** Address for editing files, with a final slash; `PageData.source` is appended. */
  edit?: string | undefined;
}

/** Data of a page, without the frame. */
export interface PageData {
  /** Route without the base path; `/404` for the page shown on unknown paths. */
  path: string;
  title: string;
  description: string;
  /** Absolute address; empty for the 404 page. */
  canonical: string;
  /** Its palette. */
  section: SectionTheme;
  /** Menu of its sub-site. */
  menu?: Menus['sections'][string] | undefined;
  /** Route to mark as current in that menu, for a page that is not in it. */
  parent?: string | undefined;
  siteFooter: boolean;
  lang: Lang;
  /** Route of its translation. */
  translation?: string;
  /** Path of its content file in the repository. */
  source: string;
  /** Whether it shows a number for payments: it then has no edit link. */
  takesMoney?: true;
  /** Link to its light version, with a weight. */
  light?: [NavItem];
  /** English version of a document for both languages (404 page). */
  english?: (PagePayload & { chrome: Chrome }) | undefined;
}

/** Data of the `<head>` only. */
export interface PageHead {
  kind: string;
  /** Absolute address of the share image. */
  image: string;
  noindex: boolean;
}

/** Data of the search, for its page, its dialog and the suggestions of the 404 page. */
export interface SearchData {
  words: Words['siteSearch'] & Pick<Words['frame'], 'search' | 'close'>;
  /** Path of the search page, with the base path. */
  page: string;
  /** Paths of the indexes, that of the current language first. */
  indexes: readonly string[];
  /** Pages of the site by section. */
  plan: readonly { name: string; pages: readonly { href: string; label: string }[] }[];
}

/** `donnees/<route>.json`: a page and its HTML inside `main`; `build` is the id of the required code. */
export interface PagePayload extends PageData, PageHead {
  build: string;
  html: string;
  /** On the search page. */
  search?: SearchData;
  /** Frame: in documents, and in dev in every payload, because an edit may change it. */
  chrome?: Chrome;
}
