import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '../blocks/island.tsx';
import { RenderProvider, renderContext } from '../blocks/render-context.ts';
import { Section } from '../blocks/section/section.tsx';
import { digestOf } from '../documents/disk/stamp.ts';
import { Opening } from '../layouts/opening/opening.tsx';
import { entriesOf, type Manifest } from '../model/manifest.ts';
import { ASSETS, SEARCH } from '../model/outputs.ts';
import { indexText, type SearchData } from '../model/search/search-index.ts';
import { subsiteOf } from '../model/subsites.ts';
import { englishRoute, frenchRoute, LANGS, type Lang, langOf } from '../site/languages.ts';
import { pageDefaults } from './describe-page.ts';
import { finishPage } from './html-document.tsx';
import { mainOf } from './render-page.tsx';
import type { Rendered, RenderState } from './render-state.ts';

/** Route of the search page in a language. */
export const searchRoute = (lang: Lang) =>
  lang === 'fr' ? `/${SEARCH}` : englishRoute(`/${SEARCH}`);

/** Search pages and indexes of each language with pages. */
export function searchOf(state: RenderState) {
  const { manifest, placement } = state;
  const pagesIn = (lang: Lang) =>
    [...manifest.byRoute.values()].filter((entry) => langOf(entry) === lang);
  const langs = LANGS.filter((lang) => lang === 'fr' || pagesIn(lang).length > 0);
  const fileOf = async (lang: Lang) => {
    const documents = pagesIn(lang).map(
      async ({ route }) => (await mainOf(state, route)).searchDocument,
    );
    const text = indexText(await Promise.all(documents));
    const digest = digestOf(text).toString('hex').slice(0, 8);
    return [`${ASSETS}/${SEARCH}-${lang}-${digest}.json`, text] as const;
  };
  let indexes: Promise<(readonly [path: string, text: string])[]> | undefined;
  /** JSON indexes with their paths below the base; a path contains a hash of the text, so that it can be cached for ever. */
  const files = () => {
    indexes ??= Promise.all(langs.map(fileOf));
    return indexes;
  };
  const page = async (lang: Lang): Promise<Rendered> => {
    const { frame, siteSearch } = manifest.editions[lang].words;
    const { search, close } = frame;
    const addresses = (await files()).map(([path]) => placement.base + path);
    const data: SearchData = {
      words: { ...siteSearch, search, close },
      page: placement.local(searchRoute(lang)),
      // The page searches the indexes in this order: its own language first.
      indexes: lang === 'fr' ? addresses : addresses.toReversed(),
      plan: planOf(manifest, lang),
    };
    const html = renderToStaticMarkup(
      <RenderProvider value={renderContext({ ...state.texts, entry: undefined })}>
        <SearchPage {...data} />
      </RenderProvider>,
    );
    const defaults = pageDefaults(manifest, siteSearch.title, siteSearch.description);
    const page = finishPage(state, { ...defaults, path: searchRoute(lang), lang }, html);
    return { ...page, payload: { ...page.payload, search: data } };
  };
  return { routes: new Map(langs.map((lang) => [searchRoute(lang), lang])), page, files };
}

/** Site map of a language: sections in the order of the menu, each with its home page first; only files of the kind `page`. */
function planOf(manifest: Manifest, lang: Lang): SearchData['plan'] {
  const pages = entriesOf(manifest, 'page').flatMap(({ route, title, frontmatter }) =>
    route !== null && langOf({ frontmatter }) === lang
      ? [{ href: route, label: title, root: subsiteOf(route, manifest).root }]
      : [],
  );
  const portfolio = { root: '/', name: manifest.settings.name };
  return [portfolio, ...manifest.subsites].flatMap(({ root, name }) => {
    const own = pages.filter((page) => page.root === root);
    const isHome = ({ href }: (typeof own)[number]) => Number(frenchRoute(href) === root);
    const sorted = own.sort((a, b) => isHome(b) - isHome(a));
    return own.length > 0
      ? [{ name, pages: sorted.map(({ href, label }) => ({ href, label })) }]
      : [];
  });
}

/** The search page; without scripts it shows the site plan, a list of all pages. */
const SearchPage = (props: SearchData) => (
  <>
    <Opening look="below" title={props.words.title} text={props.words.description} />
    <Section layout="wide">
      <Island name="SiteSearch" props={props} />
    </Section>
  </>
);
