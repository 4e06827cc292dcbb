import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import earlyScript from '../client/early.ts?script';
import { Site } from '../layouts/site.tsx';
import type { Routed } from '../model/manifest.ts';
import { headTags, type PageData, type PageHead } from '../model/page-data.ts';
import { fontPreloads } from '../theme/fonts.ts';
import { pigment } from '../theme/pigments.ts';
import { subsiteTheme } from '../theme/subsites.css.ts';
import { escapeHtml } from '../values/text.ts';
import { alternatesOf } from './describe-page.ts';
import { previewBanner, previewStyles } from './preview-banner.ts';
import { imageOf, type Rendered, type RenderState } from './render-state.ts';
import { contentSecurityPolicy } from './security.ts';
import { scriptJson } from './structured-data.ts';

/** HTML document and JSON payload of a page, from the HTML inside `main`; `entry` is undefined for the 404 page, the offline page and the search. */
export function finishPage(
  state: RenderState,
  data: PageData,
  html: string,
  entry?: Routed,
): Rendered {
  const { placement, dev } = state;
  const frame = state.frames[data.lang];
  const { address, alt } = imageOf(state, entry);
  const head: PageHead = {
    kind: entry && entry.kind !== 'page' ? 'article' : 'website',
    image: address,
    imageAlt: alt,
    noindex: entry === undefined || state.preview !== undefined,
  };
  const page = { ...data, ...head };
  const root = renderToString(
    <StaticRouter basename={placement.base} location={placement.local(page.path)}>
      <Site frame={frame} page={data} html={html} />
    </StaticRouter>,
  );
  return {
    html: documentAround(state, root, page, entry),
    payload: { ...page, build: state.build, html, ...(dev && { frame }) },
  };
}

function documentAround(
  state: RenderState,
  root: string,
  page: PageData & PageHead,
  entry: Routed | undefined,
): string {
  const { assets, placement, preview } = state;
  const frame = state.frames[page.lang];
  const body = `<body class="${escapeHtml(subsiteTheme[page.palette])}">`;
  const banner = previewBanner(state);
  const css = assets.css(body + banner + root) + (preview ? previewStyles : '');
  const alternates = alternatesOf(page, placement).map(
    ([lang, address]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(address)}">`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}"${assets.sheet && ` data-styles="${escapeHtml(assets.sheet)}"`}>
<head>
${[...headLines(state, page, css, entry), ...alternates].join('\n')}
</head>
${body}
<div id="app">${root}</div>
${banner}${preloadsOf(placement.base)}
<script type="application/json" id="donnees">${scriptJson({ frame, page, build: state.build })}</script>
${assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`).join('\n')}
</body>
</html>
`;
}

function headLines(
  { manifest, placement: { base }, feeds, dev }: RenderState,
  page: PageData & PageHead,
  css: string,
  entry: Routed | undefined,
): string[] {
  const csp = dev ? '' : contentSecurityPolicy(manifest.settings, earlyScript, css);
  const announced = feeds.filter(
    (feed) => feed.lang === page.lang && (!feed.page || feed.page === entry?.route),
  );
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Otherwise phones take amounts and references for telephone numbers, and link them.
    '<meta name="format-detection" content="telephone=no">',
    csp && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`,
    `<title>${escapeHtml(page.title)}</title>`,
    page.canonical && `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    css && `<style>${css}</style>`,
    `<script>${earlyScript}</script>`,
    ...headTags(page).map(([key, name, content]) => content && meta(key, name, content)),
    meta('property', 'og:site_name', manifest.settings.name),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<meta name="theme-color" content="${pigment.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${pigment.night}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    ...announced.map(
      ({ path, title }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${base}${path}">`,
    ),
  ];
  return lines.filter((line) => line !== '');
}

/** Font preloads, in the body: in the head they delay the first paint of a slow phone by 60 to 100 ms. */
const preloadsOf = (base: string) =>
  fontPreloads
    .map(
      (file) =>
        `<link rel="preload" href="${escapeHtml(base + file)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('\n');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
