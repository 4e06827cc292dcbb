import { errorHtml, recoveryLinks } from '../layouts/error-html.ts';
import { dataPath, OFFLINE_ROUTE, STORED_LINKS } from '../model/outputs.ts';
import { langOf } from '../site/languages.ts';
import { pageDefaults } from './describe-page.ts';
import { finishPage } from './html-document.tsx';
import { searchRoute } from './search.tsx';
import type { Rendered, SiteState } from './site-state.ts';

/** 404 page. */
export const notFoundPage = (site: SiteState): Rendered =>
  errorPage(site, 'notFound', {
    nearest: site.placement.local(dataPath(searchRoute('fr'))),
    detail: { label: site.frames.fr.words.detail, text: '404 Not Found' },
    picture: site.manifest.pictures['/images/introuvable.svg'],
  });

/** Page that the service worker shows for a route that is not cached. */
export const offlinePage = (site: SiteState): Rendered =>
  errorPage(site, 'offline', { list: STORED_LINKS });

/** Page for an error. Hosts serve it for all languages, so on a bilingual site the French page has a short English text. */
function errorPage(
  site: SiteState,
  name: 'notFound' | 'offline',
  more: Partial<Parameters<typeof errorHtml>[0]>,
): Rendered {
  const { manifest, frames } = site;
  const { title, text } = manifest.editions.fr.words[name];
  const isBilingual = [...manifest.byRoute.values()].some((one) => langOf(one) === 'en');
  const html = errorHtml({
    title,
    text,
    list: recoveryLinks(frames.fr),
    english: isBilingual && {
      text: manifest.editions.en.words[name].text,
      home: frames.en.home,
      label: frames.en.words.home,
    },
    ...more,
  });
  const path = name === 'notFound' ? '/404' : OFFLINE_ROUTE;
  return finishPage(site, { ...pageDefaults(manifest, title, text), path, lang: 'fr' }, html);
}
