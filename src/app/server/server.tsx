import { renderToString } from 'react-dom/server';
import { sectionHeadings } from '../../blocks/charter/section-headings.tsx';
import { components } from '../../blocks/components.ts';
import type { RenderContext } from '../../blocks/site-context.ts';
import { blogPageRoute, followingPageOf, followingRoutes } from '../../content/listing.ts';
import type { EntryOf, Manifest, Routed } from '../../content/manifest.ts';
import { entriesOf, routedEntries } from '../../content/manifest.ts';
import type { PageData, PageHead, PagePayload } from '../../content/page-data.ts';
import { placementOf } from '../../content/placement.ts';
import type { Preview } from '../../content/preview.ts';
import { errorHtml } from '../../layouts/error-html.ts';
import { fontPreloads } from '../../theme/fonts.ts';
import { sectionTheme } from '../../theme/sections.css.ts';
import earlyScript from '../client/early-script.ts?script';
import { Site } from '../site.tsx';
import { type Body, renderBody } from './body.tsx';
import { chromeOf } from './chrome.ts';
import { type Assets, renderDocument } from './document.ts';
import { feed, metadata, robots, sitemap } from './feeds.ts';
import { isForPaper } from './for-paper.ts';
import { followingPage, notFoundData, pageData } from './page-data.ts';
import { previewBanner } from './preview-banner.ts';
import { contentSecurityPolicy, headersFile } from './security.ts';

export { shareSheets } from './share-sheets.ts';

/** What the build or the dev server tells the renderer. */
export interface RenderOptions {
  manifest: Manifest;
  /** The compiled body of a content file, by its path under the content folder. */
  loadBody: (path: string) => Promise<Body>;
  siteUrl: string;
  build: string;
  assets: Pick<Assets, 'css' | 'sheet' | 'scripts'>;
  /** Addresses of sharing pictures (1200 x 630), by route; '' is the one shared by default. */
  shares: Readonly<Record<string, string>>;
  /** The proposal that a preview shows. */
  preview?: Preview | undefined;
  /** The live preview, whose server adds scripts and styles of its own. */
  dev?: boolean;
}

/** The site's renderer: everything that the build writes, as text. */
export async function createRenderer(options: RenderOptions) {
  const { manifest, loadBody } = options;
  const placement = placementOf(options.siteUrl);
  const { preview } = options;
  const chrome = chromeOf(manifest, preview?.edit);
  const csp = await contentSecurityPolicy(manifest.site, earlyScript);
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));

  const shareOf = (route = '') => options.shares[route] ?? options.shares[''] ?? '';

  const charter: Promise<RenderContext['charter']> = Promise.all(
    entriesOf(manifest, 'charte').map(async (entry: EntryOf<'charte'>) => {
      const Text = await loadBody(entry.path);
      return { entry, text: <Text components={{ ...components, ...sectionHeadings }} /> };
    }),
  );

  const page = async (route: string): Promise<Rendered | undefined> => {
    const listPage = followingPageOf(manifest, route);
    const entry = byRoute.get(listPage ? blogPageRoute(1) : route);
    if (!entry) return undefined;
    const paperAddress = isForPaper(entry) ? placement.absolute(route) : undefined;
    const context = { manifest, entry, listPage, paperAddress, charter: await charter };
    const html = renderBody(context, await loadBody(entry.path));
    const data = pageData(entry, { manifest, placement, byRoute });
    return finish(listPage ? followingPage(data, listPage, placement) : data, html, entry);
  };

  const headOf = (entry?: Routed): PageHead => ({
    kind: entry && entry.kind !== 'page' ? 'article' : 'website',
    image: placement.origin + placement.local(shareOf(entry?.route)),
    noindex: entry === undefined || preview !== undefined,
  });

  const finish = (data: PageData, html: string, entry?: Routed): Rendered => ({
    html: renderDocument({
      page: data,
      head: headOf(entry),
      assets: {
        ...options.assets,
        base: placement.base,
        fonts: fontPreloads.map((file) => placement.base + file),
        inline: earlyScript,
        csp: options.dev ? '' : csp,
      },
      imageAlt: manifest.site.name,
      siteName: manifest.site.name,
      banner: preview && previewBanner({ preview, pages: byRoute, placement }),
      root: renderToString(<Site chrome={chrome} page={data} html={html} />),
      data: { chrome, page: data },
      feed: placement.local('/feed.xml'),
      bodyClass: sectionTheme[data.section],
    }),
    payload: {
      ...data,
      ...headOf(entry),
      build: options.build,
      html,
      ...(options.dev && { chrome }),
    },
  });

  return {
    routes: [...byRoute.keys(), ...followingRoutes(manifest)],
    page,
    notFound: () => {
      const picture = manifest.pictures['/images/introuvable.svg'];
      const html = errorHtml({
        title: 'Page introuvable',
        text: 'La page que vous cherchez n’est pas ici. Elle a peut-être changé d’adresse.',
        detail: '404 Not Found',
        picture,
      });
      return finish(notFoundData(manifest), html);
    },
    files: (): Record<string, string> => ({
      'sitemap.xml': sitemap(manifest, placement),
      'robots.txt': robots(placement),
      'feed.xml': feed(manifest, placement),
      _headers: headersFile(placement.base, csp),
      'metadata.json': `${JSON.stringify(metadata(manifest, shareOf), null, 2)}\n`,
    }),
  };
}

interface Rendered {
  html: string;
  payload: PagePayload;
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;
