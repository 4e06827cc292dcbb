import { blogPageRoute, followingPageOf, followingRoutes } from '../../content/listing.ts';
import { type Manifest, routedEntries } from '../../content/manifest.ts';
import { placementOf } from '../../content/placement.ts';
import { errorHtml } from '../../layouts/error-html.ts';
import earlyScript from '../client/early-clicks.ts?script';
import { renderBody } from './body.tsx';
import { charterTexts } from './charter-texts.tsx';
import { feed, metadata, robots, sitemap } from './feeds.ts';
import { pageFinisher, type Rendered } from './finish-page.tsx';
import { isForPaper } from './for-paper.ts';
import { followingPage, notFoundData, pageData } from './page-data.ts';
import type { RenderOptions } from './render-options.ts';
import { contentSecurityPolicy, headersFile } from './security.ts';

export { shareSheets } from './share-sheets.ts';

/** The site's renderer: everything that the build writes, as text. */
export async function createRenderer(options: RenderOptions) {
  const { manifest, loadBody, shares } = options;
  const placement = placementOf(options.siteUrl);
  const csp = await contentSecurityPolicy(manifest.site, earlyScript);
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));
  const shareOf = (route = '') => shares[route] ?? shares[''] ?? '';
  const finish = pageFinisher({ options, placement, csp, byRoute, shareOf });
  const charter = charterTexts(options);

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

  return {
    routes: [...byRoute.keys(), ...followingRoutes(manifest)],
    page,
    notFound: () => finish(notFoundData(manifest), notFoundHtml(manifest)),
    files: (): Record<string, string> => ({
      'sitemap.xml': sitemap(manifest, placement),
      'robots.txt': robots(placement),
      'feed.xml': feed(manifest, placement),
      _headers: headersFile(placement.base, csp),
      'metadata.json': `${JSON.stringify(metadata(manifest, shareOf), null, 2)}\n`,
    }),
  };
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

const notFoundHtml = ({ pictures }: Manifest) =>
  errorHtml({
    title: 'Page introuvable',
    text: 'La page que vous cherchez n’est pas ici. Elle a peut-être changé d’adresse.',
    detail: '404 Not Found',
    picture: pictures['/images/introuvable.svg'],
  });
