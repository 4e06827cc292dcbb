import manifest from 'virtual:site';
import { renderToString } from 'react-dom/server';
import { components } from '../../blocks/components.ts';
import type { RenderContext } from '../../blocks/site-context.ts';
import type { EntryOf, Routed } from '../../content/manifest.ts';
import { entriesOf, routedEntries } from '../../content/manifest.ts';
import type { PageData, PagePayload } from '../../content/page-data.ts';
import { placementOf } from '../../content/placement.ts';
import { errorHtml } from '../../layouts/error-html.ts';
import { fontPreloads } from '../../theme/fonts.ts';
import { sectionTheme } from '../../theme/sections.css.ts';
import { EARLY_SCRIPT } from '../client/early.ts';
import { Site } from '../site.tsx';
import { type Body, renderBody } from './body.tsx';
import { chromeOf } from './chrome.ts';
import { type Assets, renderDocument } from './document.ts';
import { feed, metadata, robots, sitemap } from './feeds.ts';
import { notFoundData, pageData } from './page-data.ts';
import { contentSecurityPolicy, headersFile } from './security.ts';

/** What the build or the dev server tells the renderer. */
export interface RenderOptions {
  siteUrl: string;
  build: string;
  assets: Pick<Assets, 'css' | 'sheet' | 'scripts' | 'preloads'>;
  /** Addresses of sharing pictures (1200 x 630), by the picture of the page; '' is the default. */
  shares: Readonly<Record<string, string>>;
}

const bodies = import.meta.glob<{ default: Body }>('/content/**/*.mdx');

/** The compiled body of a content file. Raises with its name when Vite did not compile it. */
async function bodyOf(path: string): Promise<Body> {
  const load = bodies[`/content/${path}`];
  if (!load) throw new Error(`content/${path} was not compiled.`);
  return (await load()).default;
}

async function charterSections(): Promise<RenderContext['charter']> {
  const load = async (entry: EntryOf<'charte'>) => {
    const Text = await bodyOf(entry.path);
    return { entry, text: <Text components={components} /> };
  };
  return Promise.all(entriesOf(manifest, 'charte').map(load));
}

/** The site's renderer: everything that the build writes, as text. */
export async function createRenderer(options: RenderOptions) {
  const placement = placementOf(options.siteUrl);
  const chrome = chromeOf(manifest);
  const csp = await contentSecurityPolicy(manifest.site, EARLY_SCRIPT);
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));

  const shareOf = (image?: string) => options.shares[image ?? ''] ?? options.shares[''] ?? '';

  const page = async (route: string): Promise<Rendered | undefined> => {
    const entry = byRoute.get(route);
    if (!entry) return undefined;
    const context = { manifest, entry, charter: await charterSections() };
    const html = renderBody(context, await bodyOf(entry.path));
    return finish(pageData(manifest, entry, placement), html, entry);
  };

  const finish = (data: PageData, html: string, entry?: Routed): Rendered => ({
    html: renderDocument({
      page: data,
      assets: {
        ...options.assets,
        base: placement.base,
        fonts: fontPreloads.map(({ href }) => placement.base + href),
        inline: EARLY_SCRIPT,
        // Vite injects scripts and styles of its own in dev.
        csp: import.meta.env.DEV ? '' : csp,
      },
      image: placement.origin + placement.local(shareOf(entry?.image)),
      imageAlt: manifest.site.name,
      siteName: manifest.site.name,
      kind: entry && entry.kind !== 'page' ? 'article' : 'website',
      noindex: entry === undefined,
      root: renderToString(<Site chrome={chrome} page={data} html={html} />),
      data: { chrome, page: data },
      feed: placement.local('/feed.xml'),
      bodyClass: sectionTheme[data.section],
    }),
    payload: { ...data, build: options.build, html },
  });

  return {
    routes: [...byRoute.keys()],
    page,
    notFound: () => {
      const picture = manifest.pictures['/images/introuvable.svg'];
      const html = errorHtml('Page introuvable', '404 Not Found', picture);
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

export interface Rendered {
  html: string;
  payload: PagePayload;
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;
