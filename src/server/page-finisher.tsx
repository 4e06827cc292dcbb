import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import earlyScript from '../client/early-clicks.ts?script';
import { kinds } from '../content/kinds/index.ts';
import type { Lang } from '../content/languages.ts';
import type { Routed } from '../content/manifest.ts';
import type { Chrome, PageData, PageHead } from '../content/page-data.ts';
import type { Placement } from '../content/placement.ts';
import { Site } from '../layouts/site.tsx';
import { fontPreloads } from '../theme/fonts.ts';
import type { Feed } from './atom.ts';
import { renderDocument } from './document.ts';
import { alternatesOf } from './page-data.ts';
import { previewBanner } from './preview-banner.ts';
import { previewStyles } from './preview-styles.ts';
import type { Rendered, RenderOptions } from './render-options.ts';
import { contentSecurityPolicy } from './security.ts';

interface Around {
  placement: Placement;
  byRoute: ReadonlyMap<string, Routed>;
  chromes: Readonly<Record<Lang, Chrome>>;
  feeds: readonly Feed[];
  /** The absolute address of the sharing picture; without an entry, of the one shared by default. */
  imageOf: (entry?: Routed) => string;
}

/** Gives what makes the whole page around the HTML of its `main`; a page without an entry is one that no content file writes. */
export function pageFinisher(
  options: RenderOptions,
  { placement, byRoute, chromes, feeds, imageOf }: Around,
) {
  const { manifest, preview, dev } = options;
  const assets = {
    ...options.assets,
    base: placement.base,
    fonts: fontPreloads.map((file) => placement.base + file),
    inline: earlyScript,
    csp: async (style: string) =>
      dev ? '' : contentSecurityPolicy(manifest.site, { script: earlyScript, style }),
  };
  return async (page: PageData, html: string, entry?: Routed): Promise<Rendered> => {
    const chrome = chromes[page.lang];
    const head: PageHead = {
      kind: entry ? kinds[entry.kind].sharedAs : 'website',
      image: imageOf(entry),
      noindex: entry === undefined || preview !== undefined,
    };
    const root = renderToString(
      <StaticRouter basename={placement.base} location={placement.local(page.path)}>
        <Site chrome={chrome} page={page} html={html} />
      </StaticRouter>,
    );
    return {
      html: await renderDocument({
        page: { ...page, ...head },
        chrome,
        assets,
        root,
        feeds: feeds.filter(
          (feed) => feed.lang === page.lang && (!feed.page || feed.page === entry?.route),
        ),
        alternates: alternatesOf(page, placement),
        styles: preview || dev ? previewStyles : '',
        banner: preview && previewBanner({ preview, pages: byRoute, placement }),
      }),
      payload: { ...page, ...head, build: options.build, html, ...(dev && { chrome }) },
    };
  };
}
