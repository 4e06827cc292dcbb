import { menusOf } from '../model/menus.ts';
import { placementOf } from '../model/placement.ts';
import { subsiteOf } from '../model/subsites.ts';
import { publicFrom } from '../model/visibility.ts';
import { LANGS, type Lang } from '../site/languages.ts';
import { frameOf } from './describe-page.ts';
import { feedsOf } from './feeds.ts';
import { textsOfKind } from './main-html.tsx';
import { initiativeFeeds } from './register/initiative-feeds.ts';
import type { RenderOptions, SiteState } from './site-state.ts';

/** Picture of the content whose share image is that of pages without a picture (docs/contract.md#output). */
const DEFAULT_SHARE = '/images/partage.svg';

/** Creates the shared state. Rejects when `Bodies` lacks a text of the charter, the FAQ or the news. */
export async function createSiteState(options: RenderOptions): Promise<SiteState> {
  const { manifest, shares, preview } = options;
  const perLanguage = <T>(compute: (lang: Lang) => T) =>
    Object.fromEntries(LANGS.map((lang) => [lang, compute(lang)])) as Record<Lang, T>;
  const menus = perLanguage((lang) => menusOf(manifest, lang));
  return {
    ...options,
    placement: placementOf(options.siteUrl),
    menus,
    frames: perLanguage((lang) => frameOf(manifest, lang, menus[lang], preview?.edit)),
    texts: {
      manifest,
      charter: await textsOfKind(options, 'charte'),
      faq: await textsOfKind(options, 'faq'),
      news: await textsOfKind(options, 'nouvelle'),
    },
    feeds: [...feedsOf(manifest), ...initiativeFeeds(manifest)],
    drafts: manifest.entries.filter((entry) => publicFrom(entry) > manifest.today),
    renderedMains: new Map(),
    shareOf: (route = '') => {
      const images = [route, subsiteOf(route, manifest).root].map(
        (of) => manifest.byRoute.get(of)?.image,
      );
      return [...images, DEFAULT_SHARE].flatMap((image) => shares[image ?? ''] ?? [])[0] ?? '';
    },
  };
}
