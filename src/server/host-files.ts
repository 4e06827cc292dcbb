import { NO_JEKYLL, REDIRECTS } from '../model/outputs.ts';
import type { Placement } from '../site/environment.ts';
import type { Redirections } from '../site/schema/navigation.ts';
import { escapeHtml } from '../values/text.ts';
import { sourceHash } from './security.ts';

/** Files for static hosts, with their paths: redirections as HTML pages and in `_redirects`, and `.nojekyll` for GitHub Pages. */
export function hostFiles(redirections: Redirections, { local, absolute }: Placement) {
  const moves = Object.entries(redirections).map(([from, to]) => ({
    from,
    to: to.startsWith('/') ? local(to) : to,
    canonical: to.startsWith('/') ? absolute(to) : to,
  }));
  const pages = moves.flatMap(({ from, to, canonical }) =>
    [`${from.slice(1)}.html`, `${from.slice(1)}/index.html`].map(
      (path) => [path, redirectPage(to, canonical)] as const,
    ),
  );
  const lines = moves.map(({ from, to }) => rules(local(from), to));
  return [[NO_JEKYLL, ''] as const, [REDIRECTS, lines.join('')] as const, ...pages];
}

/** With `301!`, Netlify redirects even when a file has this path; Cloudflare Pages skips such a line and uses the next. */
const rules = (from: string, to: string) =>
  [`${from} ${to} 301!`, `${from} ${to} 301`, `${from}/ ${to} 301`]
    .map((rule) => `${rule}\n`)
    .join('');

/** Keeps the query and the anchor of the old address, which `http-equiv="refresh"` loses. */
const FOLLOW = 'location.replace(document.links[0].href+location.search+location.hash)';
const POLICY = `default-src 'none'; script-src ${sourceHash(FOLLOW)}`;

/** HTML page that redirects, for hosts without `_redirects`; search engines use its canonical address. */
function redirectPage(to: string, canonical: string): string {
  const href = escapeHtml(to);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta http-equiv="refresh" content="0;url=${href}"><meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}"><title>Cette page a changé d’adresse</title></head>
<body><main><h1>Cette page a changé d’adresse</h1><p><a href="${href}">Continuer vers la nouvelle adresse</a></p></main>
<script>${FOLLOW}</script></body></html>
`;
}
