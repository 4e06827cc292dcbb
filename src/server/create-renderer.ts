import { menusOf } from '../model/menus.ts';
import { dataPath, lightRouteOf } from '../model/outputs.ts';
import { previewManifest } from '../model/preview-manifest.ts';
import { subsiteOf } from '../model/subsites.ts';
import { publicFrom } from '../model/visibility.ts';
import { placementOf } from '../site/environment.ts';
import { LANGS, type Lang } from '../site/languages.ts';
import { frameOf } from './describe-page.ts';
import { feedsOf } from './feeds.ts';
import { textsOfKind } from './main-html.tsx';
import { initiativeFeeds } from './register/initiative-feeds.ts';
import { renderPage } from './render-page.tsx';
import type { Rendered, RenderOptions, RenderState } from './render-state.ts';
import { searchOf } from './search.tsx';
import { type CreateText, siteFiles } from './site-files.tsx';

/** Creates the renderer of a site; for a preview, with samples in place of number, recipients and contacts. */
export async function createRenderer(options: RenderOptions) {
  const manifest = options.preview ? previewManifest(options.manifest) : options.manifest;
  const state = await createRenderState({ ...options, manifest });
  const search = searchOf(state);
  const routes = [...state.manifest.byRoute.keys()];
  /** Renders a page, or a search page, which `routes` does not contain. Rejects for an unknown route. */
  const page = (route: string): Promise<Rendered> => {
    const lang = search.routes.get(route);
    return lang ? search.page(lang) : renderPage(state, route);
  };
  const files = new Map<string, CreateText>(siteFiles(state));
  // The files of a page follow each other, so they are created from one rendering.
  let last: { route: string; rendered: Promise<Rendered> } | undefined;
  for (const route of [...routes, ...search.routes.keys()]) {
    const add = (path: string, textOf: (rendered: Rendered) => string) =>
      files.set(path.replace(/^\//, ''), async () => {
        if (last?.route !== route) last = { route, rendered: page(route) };
        return textOf(await last.rendered);
      });
    add(`${route === '/' ? 'index' : route}.html`, ({ html }) => html);
    if (route !== '/') add(`${route}/index.html`, ({ html }) => html);
    add(dataPath(route), ({ payload }) => JSON.stringify(payload));
    if (!search.routes.has(route)) add(`${lightRouteOf(route)}.html`, ({ light = '' }) => light);
  }
  return {
    routes,
    page,
    /** All texts that the renderer gives, by path below the base, except the search indexes, whose paths contain a hash of their text. */
    files,
    searchIndexes: search.files,
  };
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** Picture of the content whose share image is that of pages without a picture (docs/contract.md#output). */
const DEFAULT_SHARE = '/images/partage.svg';

/** Creates the shared state. Rejects when `Bodies` lacks a text of the charter, the FAQ or the news. */
async function createRenderState(options: RenderOptions): Promise<RenderState> {
  const { manifest, shares } = options;
  const perLanguage = <T>(compute: (lang: Lang) => T) =>
    Object.fromEntries(LANGS.map((lang) => [lang, compute(lang)])) as Record<Lang, T>;
  const menus = perLanguage((lang) => menusOf(manifest, lang));
  return {
    ...options,
    placement: placementOf(options.siteUrl),
    menus,
    frames: perLanguage((lang) => frameOf(manifest, lang, menus[lang])),
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
      const pictures = [route, subsiteOf(route, manifest).root].flatMap((of) => {
        const { image = '', frontmatter } = manifest.byRoute.get(of) ?? {};
        const src = shares[image];
        const alt = frontmatter && 'alt' in frontmatter && frontmatter.alt;
        return src ? [{ src, alt: alt || manifest.settings.name }] : [];
      });
      return pictures[0] ?? { src: shares[DEFAULT_SHARE] ?? '', alt: manifest.settings.name };
    },
  };
}
