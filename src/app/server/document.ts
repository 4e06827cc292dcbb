import { escapeHtml } from '../../content/escape-html.ts';
import type { PageData } from '../../content/page-data.ts';

/** What the build knows of its own files. Addresses hold the base path. */
export interface Assets {
  base: string;
  /** The styles to inline for a page's HTML; none in dev, where Vite injects them. */
  css: (html: string) => string;
  /** The whole sheet, fetched once the page is shown; empty in dev. */
  sheet: string;
  /** Classic or module scripts, in order. */
  scripts: readonly string[];
  /** Modules that the entry loads later: hinted, at low priority. */
  preloads: readonly string[];
  fonts: readonly string[];
  /** The inline script that keeps early clicks. */
  inline: string;
  /** Content-Security-Policy of the page; empty in dev. */
  csp: string;
}

interface DocumentParts {
  page: PageData;
  assets: Assets;
  /** Absolute address of the sharing picture. */
  image: string;
  imageAlt: string;
  siteName: string;
  kind: 'website' | 'article';
  noindex: boolean;
  /** HTML of the application root. */
  root: string;
  /** JSON for the browser: the frame and this page. */
  data: unknown;
  feed: string;
  bodyClass: string;
  /** HTML outside the application: the note of a preview. */
  banner?: string;
}

/** The complete HTML of a page: one function for dev and build. */
export function renderDocument(parts: DocumentParts): string {
  const { page, assets, root, data, bodyClass, banner = '' } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}"${assets.sheet && ` data-styles="${escapeHtml(assets.sheet)}"`}>
<head>
${head(parts, assets.css(`<body class="${bodyClass}">${root}`))}
</head>
<body class="${escapeHtml(bodyClass)}">
<div id="app">${root}</div>
${banner}${fontPreloads(assets.fonts)}
<script type="application/json" id="donnees">${json(data)}</script>
${assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`).join('\n')}
</body>
</html>
`;
}

function head(
  { page, assets, image, imageAlt, siteName, kind, noindex, feed }: DocumentParts,
  css: string,
): string {
  const { title, description, canonical } = page;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    assets.csp && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(assets.csp)}">`,
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    noindex && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    css && `<style>${css}</style>`,
    assets.inline && `<script>${assets.inline}</script>`,
    meta('property', 'og:type', kind),
    meta('property', 'og:locale', page.lang === 'en' ? 'en_US' : 'fr_FR'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    '<meta name="theme-color" content="#FBF6EC" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0F1C16" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" href="${assets.base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${assets.base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${assets.base}apple-touch-icon.png">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName)}" href="${escapeHtml(feed)}">`,
    ...assets.preloads.map(
      (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`,
    ),
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * In the body: in the head a browser holds its first paint back for them, which costs 60 to 100 ms on
 * a slow phone. The fallback faces have the same measures, so that nothing moves when they come.
 */
const fontPreloads = (fonts: readonly string[]) =>
  fonts
    .map(
      (href) =>
        `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('\n');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** JSON inside a script element: no text can close it. */
const json = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');
