import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderContext, SiteContext } from '../blocks/site-context.ts';
import { englishRoute, frenchRoute, LANGS, type Lang, langOf } from '../content/languages.ts';
import { entriesOf, type Manifest, type Routed } from '../content/manifest.ts';
import { ASSETS, SEARCH } from '../content/outputs.ts';
import type { Placement } from '../content/placement.ts';
import { indexText } from '../content/search/site-search.ts';
import { sectionOf, subsitesOf } from '../content/sections.ts';
import { SearchPage } from '../layouts/search/search-page.tsx';
import { searchDocument } from './search-documents.ts';

/** The page of the search in a language. */
export const searchRoute = (lang: Lang) =>
  lang === 'fr' ? `/${SEARCH}` : englishRoute(`/${SEARCH}`);

interface SearchPages {
  /** The routes of its pages, each with its language. */
  routes: ReadonlyMap<string, Lang>;
  /** The HTML inside `main` of its page in a language. */
  html: (lang: Lang, site: RenderContext) => Promise<string>;
  /** The indexes, by path below the base: a new text has a new name. */
  files: () => Promise<readonly (readonly [path: string, text: string])[]>;
}

/** The search of the site, in each language that has pages; `htmlOf` gives the HTML inside `main` of a page. */
export function searchPages(
  manifest: Manifest,
  routed: readonly Routed[],
  placement: Placement,
  htmlOf: (entry: Routed) => Promise<string>,
): SearchPages {
  const pagesIn = (lang: Lang) => routed.filter((entry) => langOf(entry) === lang);
  const langs = LANGS.filter((lang) => lang === 'fr' || pagesIn(lang).length > 0);
  const fileOf = async (lang: Lang) => {
    const documents = pagesIn(lang).map(async (entry) =>
      searchDocument(manifest, entry, await htmlOf(entry)),
    );
    const text = indexText(await Promise.all(documents));
    return [`${ASSETS}/${SEARCH}-${lang}-${await digestOf(text)}.json`, text] as const;
  };
  let made: ReturnType<SearchPages['files']> | undefined;
  const files = () => {
    made ??= Promise.all(langs.map(fileOf));
    return made;
  };
  return {
    routes: new Map(langs.map((lang) => [searchRoute(lang), lang])),
    html: async (lang, site) => {
      const { frame, siteSearch } = manifest.editions[lang].words;
      const { search, close } = frame;
      const indexes = (await files()).map(([path]) => placement.base + path);
      return renderToStaticMarkup(
        <SiteContext value={site}>
          <SearchPage
            words={{ ...siteSearch, search, close }}
            page={placement.local(searchRoute(lang))}
            indexes={lang === 'fr' ? indexes : indexes.toReversed()}
            plan={planOf(manifest, lang)}
          />
        </SiteContext>,
      );
    },
    files,
  };
}

/** The pages in a language by their sections, in the order of the menu, each below its home; lists lead to the dated texts. */
function planOf(manifest: Manifest, lang: Lang) {
  const pages = entriesOf(manifest, 'page').flatMap(({ route, title, frontmatter }) =>
    route !== null && langOf({ frontmatter }) === lang
      ? [{ href: route, label: title, root: sectionOf(route, manifest).root }]
      : [],
  );
  const portfolio = { root: '/', name: manifest.site.name };
  return [portfolio, ...subsitesOf(manifest)].flatMap(({ root, name }) => {
    const own = pages.filter((page) => page.root === root);
    const isHome = ({ href }: (typeof own)[number]) => Number(frenchRoute(href) === root);
    const sorted = own.sort((a, b) => isHome(b) - isHome(a));
    return own.length > 0
      ? [{ name, pages: sorted.map(({ href, label }) => ({ href, label })) }]
      : [];
  });
}

/** A name for a text, of eight signs. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 4), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
