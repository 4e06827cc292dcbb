import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Routed } from '../../content/manifest.ts';
import type { PageData, PageHead, PagePayload } from '../../content/page-data.ts';
import type { Placement } from '../../content/placement.ts';
import { fontPreloads } from '../../theme/fonts.ts';
import { sectionTheme } from '../../theme/sections.css.ts';
import earlyScript from '../client/early-clicks.ts?script';
import { Site } from '../site.tsx';
import { chromeOf } from './chrome.ts';
import { renderDocument } from './document.ts';
import { previewBanner } from './preview-banner.ts';
import type { RenderOptions } from './render-options.ts';

/** A page as visitors get it: its document, and what the browser loads when it comes from another page. */
export interface Rendered {
  html: string;
  payload: PagePayload;
}

/** What all pages of a site have in common. */
interface Around {
  options: RenderOptions;
  placement: Placement;
  /** The Content-Security-Policy of every page. */
  csp: string;
  byRoute: ReadonlyMap<string, Routed>;
  /** The address of a route's sharing picture, without base path; of the shared one without a route. */
  shareOf: (route?: string) => string;
}

/** Makes the way from the HTML of a page's `main` to the whole page; a page without an entry is the 404 page. */
export function pageFinisher({ options, placement, csp, byRoute, shareOf }: Around) {
  const { manifest, preview, dev } = options;
  const { name } = manifest.site;
  const chrome = chromeOf(manifest, preview?.edit);
  const assets = {
    ...options.assets,
    base: placement.base,
    fonts: fontPreloads.map((file) => placement.base + file),
    inline: earlyScript,
    csp: dev ? '' : csp,
  };

  const headOf = (entry?: Routed): PageHead => ({
    kind: entry && entry.kind !== 'page' ? 'article' : 'website',
    image: placement.origin + placement.local(shareOf(entry?.route)),
    noindex: entry === undefined || preview !== undefined,
  });

  return (page: PageData, html: string, entry?: Routed): Rendered => {
    const head = headOf(entry);
    return {
      html: renderDocument({
        page,
        head,
        assets,
        imageAlt: name,
        siteName: name,
        banner: preview && previewBanner({ preview, pages: byRoute, placement }),
        root: renderToString(
          <StaticRouter basename={placement.base} location={placement.local(page.path)}>
            <Site chrome={chrome} page={page} html={html} />
          </StaticRouter>,
        ),
        data: { chrome, page },
        feed: placement.local('/feed.xml'),
        bodyClass: sectionTheme[page.section],
      }),
      payload: { ...page, ...head, build: options.build, html, ...(dev && { chrome }) },
    };
  };
}
