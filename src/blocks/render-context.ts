import { createContext, type ReactNode, use } from 'react';
import type { EntryOf, Manifest, Routed } from '../model/manifest.ts';
import { englishRoute, type Lang, langOf } from '../site/languages.ts';
import type { Words } from '../site/schema/interface.ts';
import type { Notices } from '../site/schema/notices.ts';
import { fromTablet } from '../theme/screens.ts';

/** The data of the site and of the page while it is rendered at build time. */
export interface RenderContext {
  manifest: Manifest;
  /** The page being rendered; undefined on pages without a content file, such as the 404 and search pages. */
  entry: Routed | undefined;
  /** The page's own address, absolute. */
  address?: string | undefined;
  /** The charter's sections in order, each with its compiled text. */
  charter: readonly { entry: EntryOf<'charte'>; text: ReactNode }[];
  /** The questions in order, each with its compiled answer. */
  faq: readonly { entry: EntryOf<'faq'>; text: ReactNode }[];
  /** The news of initiatives, oldest first, each with its compiled text. */
  news: readonly { entry: EntryOf<'nouvelle'>; text: ReactNode }[];
  lang: Lang;
  words: Words;
  /** In the page's language. */
  notices: Notices;
  /** A word of a closed list, in the page's language. */
  translate: (value: string) => string;
  /** The language of another entry, if it differs from the language of the page. */
  foreign: (entry: Pick<Routed, 'frontmatter'>) => Lang | undefined;
  /** The link to a French route; on an English page, the link to the translation of that page if it exists. */
  linkTo: (route: string) => { href: string; hrefLang?: 'fr' };
}

/** Adds the words and functions of the page's language to the data in `rendering`. */
export function renderContext(
  rendering: Omit<RenderContext, 'lang' | 'words' | 'notices' | 'translate' | 'foreign' | 'linkTo'>,
): RenderContext {
  const { manifest, entry } = rendering;
  const lang = entry ? langOf(entry) : 'fr';
  const { words, notices } = manifest.editions[lang];
  const values: Readonly<Record<string, string>> = words.values;
  return {
    ...rendering,
    lang,
    words,
    notices,
    translate: (value) => values[value] ?? value,
    foreign: (other) => (langOf(other) === lang ? undefined : langOf(other)),
    linkTo: (route) => {
      if (lang === 'fr') return { href: route };
      const href = englishRoute(route);
      return manifest.byRoute.has(href) ? { href } : { href: route, hrefLang: 'fr' };
    },
  };
}

export const RenderProvider = createContext<RenderContext | null>(null);

/** The context of this render, at build time only. Throws in the browser: blocks that are hydrated there get serializable props. */
export function useRenderContext(): RenderContext {
  const context = use(RenderProvider);
  if (!context) throw new Error('useRenderContext is for build-time rendering only.');
  return context;
}

/** Whether a block stands below a picture as wide as the screen: each of its entries is then under its part of the picture. */
export const Below = createContext(false);

/** Attribute `sizes` of pictures in a text: 44rem, the width of the text; `Section` sets `100vw` where it is wide. */
export const PictureSizes = createContext(`${fromTablet} 44rem, 100vw`);
