import { renderToStaticMarkup } from 'react-dom/server';
import { Fields } from '../blocks/message-form/fields.tsx';
import earlyScript from '../client/early.ts?script';
import worker from '../client/worker.ts?script';
import type { Manifest } from '../model/manifest.ts';
import {
  DEMO,
  HEADERS,
  METADATA,
  NO_JEKYLL,
  NOT_FOUND_PAGE,
  OFFLINE_PAGE,
  REDIRECTS,
  ROBOTS,
  SECURITY_TXT,
  SITEMAP,
  WORKER,
  type WorkerSite,
} from '../model/outputs.ts';
import type { Placement } from '../site/environment.ts';
import type { Redirections } from '../site/schema/navigation.ts';
import { fontPreloads } from '../theme/fonts.ts';
import { escapeHtml } from '../values/text.ts';
import demoPage from './demo-forms.html?raw';
import { showsNumber } from './describe-page.ts';
import { notFoundPage, offlinePage } from './error-page.ts';
import { atom } from './feeds.ts';
import { openData } from './register/open-data.ts';
import type { RenderState } from './render-state.ts';
import { headersFile, securityTxt, sourceHash } from './security.ts';

/** Function that creates the text of a file. */
export type CreateText = () => string | Promise<string>;

/** Files other than the pages of routes, by path below the base. */
export function siteFiles(state: RenderState): readonly (readonly [string, CreateText])[] {
  const { manifest, placement, offline, feeds } = state;
  return [
    [SITEMAP, () => sitemap(state)],
    [ROBOTS, () => robots(state)],
    [`${DEMO}/formulaire.html`, () => demoForms(manifest)],
    [HEADERS, () => headersFile(placement.base, manifest.settings, earlyScript)],
    [
      SECURITY_TXT,
      () => securityTxt(manifest.settings, manifest.today, placement.absolute(`/${SECURITY_TXT}`)),
    ],
    [NOT_FOUND_PAGE, () => notFoundPage(state).html],
    [OFFLINE_PAGE, () => offlinePage(state).html],
    [METADATA, () => `${JSON.stringify(metadata(state), null, 2)}\n`],
    ...(offline ? [[WORKER, () => workerText(state, offline)] as const] : []),
    ...feeds.map((feed) => [feed.path, () => atom(state, feed)] as const),
    ...openData(manifest, placement),
    ...hostFiles(manifest.redirections, placement).map(
      ([path, text]) => [path, () => text] as const,
    ),
  ];
}

/** `sitemap.xml`: the address of each page, without trailing slash. */
function sitemap({ manifest, placement: { absolute } }: RenderState): string {
  const urls = [...manifest.byRoute.keys()].map(
    (route) => `<url><loc>${escapeHtml(absolute(route))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const robots = ({ placement: { absolute, base } }: RenderState) =>
  `User-agent: *\nAllow: ${base}\nDisallow: ${base}${DEMO}/\n\nSitemap: ${absolute(`/${SITEMAP}`)}\n`;

/** `metadata.json` (docs/contract.md#output): an entry for each route. */
const metadata = ({ manifest, shareOf }: RenderState) =>
  Array.from(manifest.byRoute.values(), ({ route, title, description, path }) => ({
    path: route,
    title,
    description,
    image: shareOf(route).src,
    source: `content/${path}`,
  }));

/** `sw.js`: the service worker, which stores `files` at once. */
function workerText(
  { manifest, placement: { base } }: RenderState,
  files: readonly string[],
): string {
  const site: WorkerSite = {
    base,
    files: [...files, ...fontPreloads],
    numbers: [...manifest.byRoute.values()].filter(showsNumber).map(({ route }) => route),
  };
  return `self.site=${JSON.stringify(site)};${worker}`;
}

/** Page with all demonstration forms; `public/demo/formulaire.js` removes all forms except the one in the address (`?form=donor`). */
function demoForms({ forms, editions }: Manifest): string {
  const { ownForms, wrong, forms: formWords } = editions.fr.words;
  const words = { ...ownForms, wrong, lang: 'fr' } as const;
  const notice = <h1 className="avis">{formWords.demo}</h1>;
  const all = Object.entries(forms).map(([name, { title, fields }]) => (
    <form key={name} id={name} method="dialog" aria-labelledby={`titre-${name}`}>
      <h2 id={`titre-${name}`}>{title}</h2>
      <Fields form={name} fields={fields} words={words} />
    </form>
  ));
  return demoPage.replace('<!-- formulaires -->', () => renderToStaticMarkup([notice, all]));
}

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
