/**
 * The page that someone would write by hand for the same content: the HTML and the styles of a page, without
 * its scripts and web fonts. The frame stays: without it other parts would come into view, and be compared.
 */
export function limitPage(html: string): string {
  const app = /<div id="app">[\s\S]*?(?=<script type="application\/json")/.exec(html)?.[0];
  if (!app?.includes('<main')) throw new Error('A page without main has no limit page.');
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const bodyClass = /<body class="([^"]*)"/.exec(html)?.[1] ?? '';
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
<style>${stylesOf(html)}</style></head>
<body class="${bodyClass}">${app.replace(/<script[\s\S]*?<\/script>/g, '')}</body></html>
`;
}

/** The inlined styles without the faces that are fetched; those that name a system font stay. */
const stylesOf = (html: string): string =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1] ?? '')
    .join('')
    .replace(/@font-face\s*\{[^}]*\}/g, (face) => (face.includes('url(') ? '' : face));

/** Address of a route's limit page. */
export const limitRoute = (route: string) => `/limite${route === '/' ? '/accueil' : route}`;
