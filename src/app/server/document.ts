import { escapeHtml } from '../../content/escape-html.ts';
import type { PageData, PageHead } from '../../content/page-data.ts';
import { pigment } from '../../theme/palette.ts';
import { headTags } from '../head-tags.ts';

/** What the build knows of its own files. Addresses hold the base path. */
export interface Assets {
  base: string;
  /** The styles to inline for a page's HTML; none in dev, where Vite injects them. */
  css: (html: string) => string;
  /** The whole sheet, fetched once the page is shown; empty in dev. */
  sheet: string;
  /** Classic or module scripts, in order. */
  scripts: readonly string[];
  fonts: readonly string[];
  /** The inline script that keeps early clicks. */
  inline: string;
  /** Content-Security-Policy of the page; empty in dev. */
  csp: string;
}

interface DocumentParts {
  page: PageData;
  assets: Assets;
  head: PageHead;
  imageAlt: string;
  siteName: string;
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
${headLines(parts, assets.css(`<body class="${bodyClass}">${root}`))}
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

function headLines(
  { page, assets, head, imageAlt, siteName, feed }: DocumentParts,
  css: string,
): string {
  const { title, canonical } = page;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    assets.csp && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(assets.csp)}">`,
    `<title>${escapeHtml(title)}</title>`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    css && `<style>${css}</style>`,
    assets.inline && `<script>${assets.inline}</script>`,
    ...headTags({ ...page, ...head }).map(
      ([key, name, content]) => content && meta(key, name, content),
    ),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<meta name="theme-color" content="${pigment.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${pigment.night}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${assets.base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${assets.base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${assets.base}apple-touch-icon.png">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName)}" href="${escapeHtml(feed)}">`,
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
