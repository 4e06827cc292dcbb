import { headTags } from '../content/head-tags.ts';
import type { Chrome, PageData, PageHead } from '../content/page-data.ts';
import { escapeHtml, scriptJson } from '../engine/text.ts';
import { pigment } from '../theme/palette.ts';
import { sectionTheme } from '../theme/sections.css.ts';
import type { Feed } from './atom.ts';
import type { Alternates } from './page-data.ts';

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
  /** Content-Security-Policy of a page with this text in its style element; empty in dev. */
  csp: (style: string) => string;
}

interface DocumentParts {
  page: PageData & PageHead;
  chrome: Chrome;
  assets: Assets;
  /** The address of the page in each language, where it has a translation. */
  alternates: Alternates;
  /** HTML of the application root. */
  root: string;
  /** Styles that the site's own sheet does not hold: those of a preview's notes. */
  styles: string;
  /** HTML outside the application: the note of a preview. */
  banner: string;
  /** The feeds that the page leads to, by path below the base. */
  feeds: readonly Pick<Feed, 'path' | 'title'>[];
}

/** The whole document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { page, chrome, assets, root, alternates, styles, banner } = parts;
  const body = `<body class="${escapeHtml(sectionTheme[page.section])}">`;
  const css = assets.css(body + root) + styles;
  const head = headLines(parts, css, assets.csp(css));
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}"${assets.sheet && ` data-styles="${escapeHtml(assets.sheet)}"`}>
<head>
${[...head, ...alternates.map(alternate)].join('\n')}
</head>
${body}
<div id="app">${root}</div>
${banner}${fontPreloads(assets.fonts)}
<script type="application/json" id="donnees">${scriptJson({ chrome, page })}</script>
${assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`).join('\n')}
</body>
</html>
`;
}

function headLines(
  { page, chrome, assets, feeds }: DocumentParts,
  css: string,
  csp: string,
): string[] {
  const { base, inline } = assets;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    csp && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`,
    `<title>${escapeHtml(page.title)}</title>`,
    page.canonical && `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    css && `<style>${css}</style>`,
    inline && `<script>${inline}</script>`,
    ...headTags(page).map(([key, name, content]) => content && meta(key, name, content)),
    meta('property', 'og:site_name', chrome.name),
    meta('property', 'og:image:alt', chrome.name),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<meta name="theme-color" content="${pigment.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${pigment.night}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    ...feeds.map(
      ({ path, title }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${base}${path}">`,
    ),
  ];
  return lines.filter((line) => line !== '');
}

const alternate = ([lang, address]: Alternates[number]) =>
  `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(address)}">`;

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
