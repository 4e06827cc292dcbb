import manifest from 'virtual:site';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { blocks } from '../../blocks/index.ts';
import type { RenderContext } from '../../blocks/site-context.ts';
import type { EntryOf, Routed } from '../../content/manifest.ts';
import { entriesOf, routedEntries } from '../../content/manifest.ts';
import type { Chrome, PageData, PagePayload } from '../../content/page-data.ts';
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

/** What the build or the dev server tells the renderer. */
export interface RenderOptions {
  siteUrl: string;
  build: string;
  assets: Pick<Assets, 'css' | 'scripts' | 'preloads'>;
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
    return { entry, Text: () => <Text components={blocks} /> };
  };
  return Promise.all(entriesOf(manifest, 'charte').map(load));
}

/** The site's renderer: everything that the build writes, as text. */
export function createRenderer(options: RenderOptions) {
  const placement = placementOf(options.siteUrl);
  const chrome = chromeOf(manifest);
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
        csp: '',
      },
      image: placement.origin + placement.local(shareOf(entry?.image)),
      imageAlt: manifest.site.name,
      siteName: manifest.site.name,
      kind: entry && entry.kind !== 'page' ? 'article' : 'website',
      noindex: entry === undefined,
      root: renderRoot(chrome, data, html, placement.base),
      data: { chrome, page: data },
      feed: placement.local('/feed.xml'),
      bodyClass: sectionTheme[data.section],
    }),
    payload: { ...data, build: options.build, html },
  });

  return {
    routes: [...byRoute.keys()],
    page,
    notFound: () => finish(notFoundData(manifest), errorHtml('Page introuvable', '404 Not Found')),
    files: (): Record<string, string> => ({
      'sitemap.xml': sitemap(manifest, placement),
      'robots.txt': robots(placement),
      'feed.xml': feed(manifest, placement),
      'metadata.json': `${JSON.stringify(metadata(manifest, shareOf), null, 2)}\n`,
    }),
  };
}

export interface Rendered {
  html: string;
  payload: PagePayload;
}

export type Renderer = ReturnType<typeof createRenderer>;

function renderRoot(chrome: Chrome, data: PageData, html: string, base: string): string {
  return renderToString(
    <StaticRouter location={base + data.path.slice(1)} basename={base}>
      <Site chrome={chrome} page={data} html={html} />
    </StaticRouter>,
  );
}
