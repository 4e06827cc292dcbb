import { errorHtml, recoveryLinks } from '../layouts/error-html.ts';
import { dataPath, OFFLINE_ROUTE, STORED_LINKS } from '../model/outputs.ts';
import { langOf } from '../site/languages.ts';
import { pageDefaults } from './describe-page.ts';
import { finishPage } from './html-document.tsx';
import type { Rendered, RenderState } from './render-state.ts';
import { searchRoute } from './search.tsx';

/** 404 page. */
export const notFoundPage = (state: RenderState): Rendered =>
  errorPage(state, 'notFound', {
    nearest: state.placement.local(dataPath(searchRoute('fr'))),
    detail: { label: state.frames.fr.words.detail, text: '404 Not Found' },
    picture: state.manifest.pictures['/images/introuvable.svg'],
  });

/** Page that the service worker shows for a route that is not cached. */
export const offlinePage = (state: RenderState): Rendered =>
  errorPage(state, 'offline', { list: STORED_LINKS });

/** Page for an error. Hosts serve it for all languages, so on a bilingual site the French page has a short English text. */
function errorPage(
  state: RenderState,
  name: 'notFound' | 'offline',
  more: Partial<Parameters<typeof errorHtml>[0]>,
): Rendered {
  const { manifest, frames } = state;
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
  return finishPage(state, { ...pageDefaults(manifest, title, text), path, lang: 'fr' }, html);
}
