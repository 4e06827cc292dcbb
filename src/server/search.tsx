import { renderToStaticMarkup } from 'react-dom/server';
import { contextOf, SiteContext } from '../blocks/site-context.ts';
import { KINDS, kinds } from '../content/kinds/index.ts';
import { englishRoute, frenchRoute, LANGS, type Lang, langOf } from '../content/languages.ts';
import { entriesOf, type Manifest, type Routed } from '../content/manifest.ts';
import { ASSETS, SEARCH } from '../content/outputs.ts';
import type { SearchData } from '../content/page-data.ts';
import { indexText, type SearchDocument } from '../content/search/site-search.ts';
import { sectionOf, subsitesOf } from '../content/sections.ts';
import { digestOf } from '../engine/documents/disk/stamp.ts';
import { SearchPage } from '../layouts/search/search-page.tsx';
import { finishPage } from './document.tsx';
import { pageDefaults } from './page-data.ts';
import type { Rendered, Site } from './site.ts';

/** The page of the search in a language. */
export const searchRoute = (lang: Lang) =>
  lang === 'fr' ? `/${SEARCH}` : englishRoute(`/${SEARCH}`);

interface SiteSearch {
  /** The routes of its pages, each with its language. */
  routes: ReadonlyMap<string, Lang>;
  /** Its page in a language. */
  page: (lang: Lang) => Promise<Rendered>;
  /** The indexes, by path below the base: a new text has a new name. */
  files: () => Promise<readonly (readonly [path: string, text: string])[]>;
}

/** The search of the site, in each language that has pages; `htmlOf` gives the HTML inside `main` of a page. */
export function searchOf(site: Site, htmlOf: (route: string) => Promise<string>): SiteSearch {
  const { manifest, placement } = site;
  const pagesIn = (lang: Lang) =>
    [...site.byRoute.values()].filter((entry) => langOf(entry) === lang);
  const langs = LANGS.filter((lang) => lang === 'fr' || pagesIn(lang).length > 0);
  const fileOf = async (lang: Lang) => {
    const documents = pagesIn(lang).map(async (entry) =>
      searchDocument(manifest, entry, await htmlOf(entry.route)),
    );
    const text = indexText(await Promise.all(documents));
    const digest = digestOf(text).toString('hex').slice(0, 8);
    return [`${ASSETS}/${SEARCH}-${lang}-${digest}.json`, text] as const;
  };
  let indexes: ReturnType<SiteSearch['files']> | undefined;
  const files = () => {
    indexes ??= Promise.all(langs.map(fileOf));
    return indexes;
  };
  const page = async (lang: Lang) => {
    const { frame, siteSearch } = manifest.editions[lang].words;
    const { search, close } = frame;
    const addresses = (await files()).map(([path]) => placement.base + path);
    const data: SearchData = {
      words: { ...siteSearch, search, close },
      page: placement.local(searchRoute(lang)),
      indexes: lang === 'fr' ? addresses : addresses.toReversed(),
      plan: planOf(manifest, lang),
    };
    const html = renderToStaticMarkup(
      <SiteContext value={contextOf({ ...site.texts, entry: undefined })}>
        <SearchPage {...data} />
      </SiteContext>,
    );
    const defaults = pageDefaults(manifest, siteSearch.title, siteSearch.description);
    const page = finishPage(site, { ...defaults, path: searchRoute(lang), lang }, html);
    return { ...page, payload: { ...page.payload, search: data } };
  };
  return { routes: new Map(langs.map((lang) => [searchRoute(lang), lang])), page, files };
}

/** The pages in a language by their sections, in the order of the menu, each below its home; lists lead to the dated texts. */
function planOf(manifest: Manifest, lang: Lang): SearchData['plan'] {
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

/** Words of a dated text that are kept: there may be a thousand of them. */
const FIRST_WORDS = 20;
/** Words of any other page: more than such a page holds. */
const ALL_WORDS = 2000;

/** The keys whose words a page is also found by. */
const KEYWORDS = ['location', 'province', 'theme', 'category'] as const;

/** What the search knows of a page, from the HTML inside its `main`. */
function searchDocument(manifest: Manifest, entry: Routed, html: string): SearchDocument {
  const headings = [...html.matchAll(/<h[23]\b[^>]*>(.*?)<\/h[23]>/gs)];
  const most = kinds[entry.kind].inFeed && !isShownWhole(entry) ? FIRST_WORDS : ALL_WORDS;
  const known = entry.frontmatter as Partial<Record<(typeof KEYWORDS)[number], unknown>>;
  return {
    route: entry.route,
    title: entry.title,
    section: sectionOf(entry.route, manifest).name || manifest.site.name,
    description: entry.description,
    headings: headings.map(([, text = '']) => textOf(text)).join(' '),
    keywords: [entry.slug, ...KEYWORDS.flatMap((key) => known[key] ?? [])].join(' '),
    text: textOf(html.replace(/^.*?<\/h1>/s, ''))
      .split(' ')
      .slice(0, most)
      .join(' '),
  };
}

/** Questions and the charter are read on the page that shows them. */
const isShownWhole = ({ route }: Routed) => KINDS.some((kind) => kinds[kind].shownOn === route);

/** React writes `<` and `>` for tags only: no text and no attribute holds them. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/&(?:#x27|quot|amp|lt|gt);/g, (sign) => (sign === '&#x27;' ? '’' : ' '))
    .replace(/\s+/g, ' ')
    .trim();
