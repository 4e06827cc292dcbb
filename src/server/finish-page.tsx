import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import earlyScript from '../client/early-clicks.ts?script';
import { kinds } from '../content/kinds/index.ts';
import type { Routed } from '../content/manifest.ts';
import type { PageData, PageHead } from '../content/page-data.ts';
import { Site as Frame } from '../layouts/site.tsx';
import { fontPreloads } from '../theme/fonts.ts';
import { renderDocument } from './document.ts';
import { alternatesOf } from './page-data.ts';
import { previewBanner, previewStyles } from './preview.ts';
import { contentSecurityPolicy } from './security.ts';
import { imageOf, type Rendered, type Site } from './site.ts';

/** Makes the whole page around the HTML of its `main`; a page without an entry is one that no content file writes. */
export function finishPage(site: Site, page: PageData, html: string, entry?: Routed): Rendered {
  const { manifest, placement, preview, dev } = site;
  const chrome = site.chromes[page.lang];
  const head: PageHead = {
    kind: entry ? kinds[entry.kind].sharedAs : 'website',
    image: imageOf(site, entry),
    noindex: entry === undefined || preview !== undefined,
  };
  const root = renderToString(
    <StaticRouter basename={placement.base} location={placement.local(page.path)}>
      <Frame chrome={chrome} page={page} html={html} />
    </StaticRouter>,
  );
  return {
    html: renderDocument({
      page: { ...page, ...head },
      chrome,
      assets: {
        ...site.assets,
        base: placement.base,
        fonts: fontPreloads.map((file) => placement.base + file),
        inline: earlyScript,
        csp: (style) =>
          dev ? '' : contentSecurityPolicy(manifest.site, { script: earlyScript, style }),
      },
      root,
      feeds: site.feeds.filter(
        (feed) => feed.lang === page.lang && (!feed.page || feed.page === entry?.route),
      ),
      alternates: alternatesOf(page, placement),
      styles: preview || dev ? previewStyles : '',
      banner: previewBanner(site),
    }),
    payload: { ...page, ...head, build: site.build, html, ...(dev && { chrome }) },
  };
}
