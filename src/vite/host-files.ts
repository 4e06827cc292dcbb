import { NO_JEKYLL, REDIRECTS } from '../content/outputs.ts';
import { placementOf } from '../content/placement.ts';
import type { Redirections } from '../content/schema/redirections.ts';
import { escapeHtml } from '../engine/text.ts';

/** What static hosts need beside the pages, by path: redirects in both forms, and the file that switches off GitHub's own processing. */
export function hostFiles(redirections: Redirections, siteUrl: string): Record<string, string> {
  const { local, absolute } = placementOf(siteUrl);
  const moves = Object.entries(redirections).map(([from, to]) => ({
    from,
    to: to.startsWith('/') ? local(to) : to,
    canonical: to.startsWith('/') ? absolute(to) : to,
  }));
  const pages = moves.flatMap(({ from, to, canonical }) => {
    const html = redirectPage(to, canonical);
    return [
      [`${from}.html`, html],
      [`${from}/index.html`, html],
    ];
  });
  return {
    [NO_JEKYLL]: '',
    [REDIRECTS]: moves.map(({ from, to }) => rules(local(from), to)).join(''),
    ...Object.fromEntries(pages),
  };
}

/**
 * Netlify serves a file that stands at an address unless the rule says 301!; Cloudflare Pages does not
 * know that sign, leaves the line out, and takes the plain one below.
 */
const rules = (from: string, to: string) =>
  [`${from} ${to} 301!`, `${from} ${to} 301`, `${from}/ ${to} 301`]
    .map((rule) => `${rule}\n`)
    .join('');

/** For hosts that cannot redirect: browsers follow at once, search engines read the canonical address. */
function redirectPage(to: string, canonical: string): string {
  const href = escapeHtml(to);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0;url=${href}"><meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}"><title>Cette page a changé d’adresse</title></head>
<body><main><h1>Cette page a changé d’adresse</h1><p><a href="${href}">Continuer vers la nouvelle adresse</a></p></main></body></html>
`;
}
