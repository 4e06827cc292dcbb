import { type Lang, langOf } from '../content/languages.ts';
import { dataPath } from '../content/outputs.ts';
import { OFFLINE_ROUTE } from '../content/service-worker.ts';
import { errorHtml, recoveryLinks } from '../layouts/error-html.ts';
import { finishPage } from './html-document.tsx';
import { pageDefaults } from './page-data.ts';
import { searchRoute } from './search.tsx';
import type { Rendered, SiteState } from './site-state.ts';

/** 404 page in French. On a bilingual site its data contains the English page, because hosts serve only one file. */
export const notFoundPage = (site: SiteState): Rendered =>
  errorPage(
    site,
    'fr',
    'notFound',
    isBilingual(site) ? errorPage(site, 'en', 'notFound') : undefined,
  );

/** Page that the service worker shows for a route that is not cached. */
export const offlinePage = (site: SiteState): Rendered => errorPage(site, 'fr', 'offline');

const isBilingual = ({ byRoute }: SiteState) =>
  [...byRoute.values()].some((one) => langOf(one) === 'en');

/** Page for an error. It is served for all languages, so on a bilingual site the French page has a short English text. */
function errorPage(
  site: SiteState,
  lang: Lang,
  name: 'notFound' | 'offline',
  english?: Rendered,
): Rendered {
  const { manifest, placement, chromes } = site;
  const isNotFound = name === 'notFound';
  const { title, text } = manifest.editions[lang].words[name];
  const html = errorHtml({
    title,
    text,
    list: recoveryLinks(chromes[lang]),
    english: lang === 'fr' &&
      isBilingual(site) && {
        text: manifest.editions.en.words[name].text,
        list: recoveryLinks(chromes.en),
      },
    nearest: isNotFound ? placement.local(dataPath(searchRoute(lang))) : undefined,
    detail: isNotFound ? '404 Not Found' : undefined,
    picture: isNotFound ? manifest.pictures['/images/introuvable.svg'] : undefined,
  });
  const path = isNotFound ? '/404' : OFFLINE_ROUTE;
  const page = { ...pageDefaults(manifest, title, text), path, lang };
  const translation = english && { ...english.payload, chrome: chromes.en };
  return finishPage(site, { ...page, english: translation }, html);
}
