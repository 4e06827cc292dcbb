import type { Lang } from './languages.ts';
import type { Words } from './schema/interface.ts';
import type { SectionTheme } from './sections.ts';

/** A link of a navigation; `href` is a route, without the base path. */
export interface NavItem {
  href: string;
  label: string;
  /** On a page in English: the label, or the page that it leads to, is in French. */
  lang?: 'fr';
  hrefLang?: 'fr';
  /** Shown as a button. */
  button?: boolean;
}

/** A menu of the header that opens; `href` is that of its pages above all others, which the menu stands for. */
export interface NavMenu {
  label: string;
  /** Of a label in French on a page in English. */
  lang?: 'fr' | undefined;
  href?: string;
  items: NavItem[];
}

/** The menus of one language, as the frame of its pages shows them. */
export interface Menus {
  /** The route of the home page. */
  home: string;
  header: (NavItem | NavMenu)[];
  footer: NavItem[];
  /** Navigation of each sub-site that has one, by the key of its section. */
  sections: Record<string, { name: string; root: string; items: NavItem[] }>;
}

/** What the frame of every page shows: the same for all pages of a build in one language. */
export interface Chrome {
  /** The owner's name, shown as the mark of the site. */
  name: string;
  tagline: string;
  /** The year of the build, shown until the browser knows better. */
  year: number;
  words: Words['frame'];
  /** The route of the home page. */
  home: string;
  main: Menus['header'];
  footer: Menus['footer'];
  /** How to reach the owner: e-mail, telephone, networks. */
  social: NavItem[];
  /** The notice of the language switch, while there is no translation. */
  languageNotice: { title: string; message: string };
  /** Where a content file is edited, with a final slash; a page's `source` completes it. */
  edit?: string | undefined;
}

/** What one page needs beside the frame; the browser fetches it to navigate without a reload. */
export interface PageData {
  /** Route without the base path; `/404` for the page shown on unknown paths. */
  path: string;
  title: string;
  description: string;
  /** Absolute address; empty for the 404 page. */
  canonical: string;
  /** The palette that it wears. */
  section: SectionTheme;
  /** The navigation of its sub-site. */
  menu?: Menus['sections'][string] | undefined;
  /** The page of that navigation which is marked, where this one is not in it. */
  parent?: string | undefined;
  siteFooter: boolean;
  lang: Lang;
  /** Route of the same page in the other language, once it exists. */
  translation?: string;
  /** The content file, relative to the repository. */
  source: string;
  /** It takes money: no link to edit it shows beside a number. */
  takesMoney?: true;
  /** The link to its light twin, with the weight of that; absent where there is none. */
  light?: [NavItem];
  /** The same page in English, with its frame, where one document answers in both languages. */
  english?: (PagePayload & { chrome: Chrome }) | undefined;
}

/** What only the `<head>` of a page holds. */
export interface PageHead {
  kind: string;
  /** Absolute address of the sharing picture. */
  image: string;
  noindex: boolean;
}

/** What the search knows on its own page, over any other, and where the pages nearest to a wrong address are found. */
export interface SearchData {
  words: Words['siteSearch'] & Pick<Words['frame'], 'search' | 'close'>;
  /** The page of the search, with the base path. */
  page: string;
  /** The addresses of the indexes, that of the page's language first. */
  indexes: readonly string[];
  /** The pages of the site by their sections. */
  plan: readonly { name: string; pages: readonly { href: string; label: string }[] }[];
}

/** `donnees/<route>.json`: a page and its HTML inside `main`. `build` names the code it was made for. */
export interface PagePayload extends PageData, PageHead {
  build: string;
  html: string;
  /** Of the page of the search. */
  search?: SearchData;
  /** The frame: it comes with the document; in dev, with every page, since a saved file may change it. */
  chrome?: Chrome;
}
