import type { Words } from '../site/schema/interface.ts';
import type { Menus, NavItem } from './menus.ts';

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
