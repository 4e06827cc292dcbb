import { type Lang, langOf } from '../content/languages.ts';
import { dataPath } from '../content/outputs.ts';
import { OFFLINE_ROUTE, PLACE_OF_LIST } from '../content/service-worker.ts';
import { errorHtml, recoveryLinks } from '../layouts/error-html.ts';
import { finishPage } from './document.tsx';
import { pageDefaults } from './page-data.ts';
import { searchRoute } from './search.tsx';
import type { Rendered, Site } from './site.ts';

/** A page for what is not there, in French, and where the site has pages in English also in English, whole. */
export const notFoundPage = (site: Site): Rendered =>
  errorPage(
    site,
    'fr',
    'notFound',
    isBilingual(site) ? errorPage(site, 'en', 'notFound') : undefined,
  );

/** The page for what cannot be had without a network. */
export const offlinePage = (site: Site): Rendered => errorPage(site, 'fr', 'offline');

const isBilingual = ({ byRoute }: Site) =>
  [...byRoute.values()].some((one) => langOf(one) === 'en');

/** A host has one of each page that no content file writes: the one in French says in short the same in English. */
function errorPage(
  site: Site,
  lang: Lang,
  name: 'notFound' | 'offline',
  english?: Rendered,
): Rendered {
  const { manifest, placement, chromes } = site;
  const isLost = name === 'notFound';
  const { title, text } = manifest.editions[lang].words[name];
  const html = errorHtml({
    title,
    text,
    list: isLost ? recoveryLinks(chromes[lang]) : PLACE_OF_LIST,
    english: lang === 'fr' &&
      isBilingual(site) && {
        text: manifest.editions.en.words[name].text,
        list: isLost && recoveryLinks(chromes.en),
      },
    nearest: isLost ? placement.local(dataPath(searchRoute(lang))) : undefined,
    detail: isLost ? '404 Not Found' : undefined,
    picture: isLost ? manifest.pictures['/images/introuvable.svg'] : undefined,
  });
  const path = isLost ? '/404' : OFFLINE_ROUTE;
  const page = { ...pageDefaults(manifest, title, text), path, lang };
  const translation = english && { ...english.payload, chrome: chromes.en };
  return finishPage(site, { ...page, english: translation }, html);
}
