import { createContext, type ReactNode, use } from 'react';
import { englishRoute, type Lang, langOf } from '../content/languages.ts';
import type { EntryOf, Manifest, Routed } from '../content/manifest.ts';
import type { Words } from '../content/schema/interface.ts';
import { memoizeByKey } from '../engine/memoize.ts';
import type { LightForms } from '../ui/light.ts';

/** What a block may know while a page is rendered at build time: notices are in the page's language. */
export interface RenderContext {
  manifest: Manifest;
  /** The page being rendered; undefined on the 404 page. */
  entry: Routed | undefined;
  /** Which page of a long list is shown; 1 when absent. */
  listPage?: number;
  /** The page's own address, absolute. */
  address?: string | undefined;
  /** How the light twin of a page writes what the page loads; absent on the page itself. */
  light?: LightForms | undefined;
  /** The charter's sections in order, each with its compiled text. */
  charter: readonly { entry: EntryOf<'charte'>; text: ReactNode }[];
  /** The questions in order, each with its compiled answer. */
  faq: readonly { entry: EntryOf<'faq'>; text: ReactNode }[];
  /** The news of projects, oldest first, each with its compiled text. */
  news: readonly { entry: EntryOf<'nouvelle'>; text: ReactNode }[];
  lang: Lang;
  words: Words;
  /** A word of a closed list, in the page's language. */
  say: (value: string) => string;
  /** The language of another entry's own words, where it is not the page's. */
  foreign: (entry: Pick<Routed, 'frontmatter'>) => Lang | undefined;
  /** A link of the site's own to a French page: to its translation, on a page in English that has it. */
  linkTo: (route: string) => { href: string; hrefLang?: 'fr' };
}

/** What the blocks of a page may know. */
export function contextOf(
  rendering: Omit<RenderContext, 'lang' | 'words' | 'say' | 'foreign' | 'linkTo'>,
): RenderContext {
  const { manifest, entry } = rendering;
  const lang = entry ? langOf(entry) : 'fr';
  const { words, notices, values } = manifest.editions[lang];
  return {
    ...rendering,
    // One object a language: what is found once for a manifest is kept by it.
    manifest: lang === 'fr' ? manifest : onceInEnglish(manifest, () => ({ ...manifest, notices })),
    lang,
    words,
    say: (value) => values[value] ?? value,
    foreign: (other) => (langOf(other) === lang ? undefined : langOf(other)),
    linkTo: (route) => {
      if (lang === 'fr') return { href: route };
      const href = englishRoute(route);
      return routesOf(manifest).has(href) ? { href } : { href: route, hrefLang: 'fr' };
    },
  };
}

const onceInEnglish = memoizeByKey<Manifest, Manifest>();
const onceRoutes = memoizeByKey<Manifest, ReadonlySet<string | null>>();
const routesOf = (manifest: Manifest) =>
  onceRoutes(manifest, () => new Set(manifest.entries.map(({ route }) => route)));

export const SiteContext = createContext<RenderContext | null>(null);

/** The manifest and the page of this render. Raises in the browser: live blocks get plain props. */
export function useSite(): RenderContext {
  const context = use(SiteContext);
  if (!context) throw new Error('useSite is for build-time rendering only.');
  return context;
}
