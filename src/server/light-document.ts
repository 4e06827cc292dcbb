import type { NavItem, NavMenu } from '../model/menus.ts';
import { lightRouteOf } from '../model/outputs.ts';
import type { PageData } from '../model/page-data.ts';
import type { Lang } from '../site/languages.ts';
import { pageOf } from '../site/routes.ts';
import { pigment } from '../theme/pigments.ts';
import { isLinked, withBase } from '../ui/base.ts';
import { escapeHtml } from '../values/text.ts';
import { type Parent, parseHtml } from './html-tree.ts';
import type { PageMain } from './main-html.tsx';
import { plainHtml } from './plain-html.ts';
import { lightBanner } from './preview-banner.ts';
import type { RenderState } from './render-state.ts';
import { lightPolicy } from './security.ts';

const { canopy, ink, night, paper, sun } = pigment;

/** Styles of light pages (for slow networks), inlined in each page: a measure, a hierarchy and air; tables of three columns and more as cards. */
const STYLE = [
  '*{color-scheme:light dark}',
  `body{max-width:35em;margin:auto;padding:0 5% 2em;font:1.125em/1.6 system-ui,sans-serif;word-wrap:break-word;color:${ink};background:${paper}}`,
  `a{color:${canopy}}`,
  'h1,h2{font-family:Georgia,serif;line-height:1.15}h1{font-size:min(2.2em,11vw);margin:1.2em 0 .4em}h1+p{font-size:1.2em;line-height:1.4}',
  'h2{font-size:1.6em;margin:2em 0 .6em}h3{margin:1.6em 0 .4em;line-height:1.3}article{margin-top:1.5em}p:first-child+h3{margin-top:-.6em}',
  'p,ul,ol,dl{margin:.7em 0}ul,ol{padding-left:1.2em}dt{margin-top:.6em}dd{margin:0}dt,i,body>header,footer{font-size:.9em}',
  'li{margin:.3em 0}li:has(h3){list-style:none;margin-left:-1.2em}pre,[role=group]{overflow:auto}',
  'table{border-collapse:collapse}th,td{border-bottom:1px solid;padding:.4em 1em .4em 0;text-align:left;vertical-align:top}',
  'table:has([data-label]) :is(tr,th,td){display:block;border:0;padding:0}',
  'table:has([data-label]) tr{border-bottom:1px solid;padding:.6em 0}table:has([data-label]) thead{display:none}',
  'table:has([data-label]) tfoot :is(th,td){display:inline-block;padding-right:1em}',
  '[data-label]::before{content:attr(data-label)"\\a0: "}[aria-current]{font-weight:700}[aria-current]::after{content:" ←"}',
  `body>header,footer{display:flow-root;border:0 solid ${sun}}`,
  'body>header{border-bottom-width:3px}body>header p{display:inline-block;margin:.7em 1.2em .7em 0}',
  'footer{margin-top:3em;border-top-width:3px}footer nav>ul{columns:2;padding:0;list-style:none}footer li{margin:0 0 .4em}',
  `@media(prefers-color-scheme:dark){body{color:${paper};background:${night}}a{color:${sun}}}`,
  '@media print{body>header,footer{display:none}}',
].join('');

/** Address in a light page, from that in a page: links between pages lead to light versions. */
function lightAddress({ manifest, placement: { base } }: RenderState, href: string): string {
  const route = href.startsWith(base) ? `/${href.slice(base.length)}` : '';
  return manifest.byRoute.has(pageOf(route)) ? withBase(lightRouteOf(route)) : href;
}

/** HTML inside `main` of the light version of a page, from the tree of the page's `main`. */
export function lightMain(state: RenderState, { lang }: PageData, tree: Parent): string {
  const { words } = state.manifest.editions[lang];
  return plainHtml(tree, {
    isPage: true,
    address: (href) => lightAddress(state, href),
    picture: (src, alt) =>
      `<i>${escapeHtml(alt)}</i> <a href="${escapeHtml(src)}">${escapeHtml(words.light.seePicture)}</a>`,
    soon: ` – ${words.frame.soon}`,
  });
}

/**
 * Light version of a page: a document without scripts, fonts, pictures or style sheets. `notice` is HTML of the full page that
 * precedes `main`.
 */
export function lightDocument(state: RenderState, page: PageMain, notice: string): string {
  const { lang, menu, siteFooter, translation, ...data } = page.data;
  const frame = state.frames[lang];
  const { light: words } = state.manifest.editions[lang].words;
  const attribute = (name: string, value = '') => value && ` ${name}="${escapeHtml(value)}"`;
  const link = (item: Omit<NavItem, 'hrefLang'> & { hrefLang?: Lang }) => {
    const label = escapeHtml(item.label);
    if (!isLinked(item.href)) return label;
    const href = attribute('href', lightAddress(state, withBase(item.href)));
    const languages = attribute('lang', item.lang) + attribute('hreflang', item.hrefLang);
    return `<a${href}${languages}>${label}</a>`;
  };
  const list = (items: readonly (NavItem | NavMenu)[]): string =>
    `<ul>${items.map((item) => `<li>${'items' in item ? escapeHtml(item.label) + list(item.items) : link(item)}</li>`).join('')}</ul>`;
  const nav = (name: string, items: readonly (NavItem | NavMenu)[]) =>
    `<nav aria-label="${escapeHtml(name)}">${list(items)}</nav>`;
  const other = lang === 'en' ? 'fr' : 'en';
  const footerLinks = siteFooter
    ? [...frame.contacts, ...frame.social]
    : [{ href: frame.home, label: frame.words.back }, ...frame.actions, ...frame.contacts];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(lightPolicy(STYLE))}">
<title>${escapeHtml(`${data.title} – ${words.title}`)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(data.canonical)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<p><a href="${escapeHtml(withBase(data.path))}">${escapeHtml(words.full)}</a></p>
<p><a href="#contenu">${frame.words.skip}</a></p>
<p>${link({ href: frame.home, label: frame.name })}</p>
${translation ? link({ href: translation, label: other.toUpperCase(), hrefLang: other }) : ''}
</header>
<main id="contenu">${lightBanner(state)}${lightMain(state, page.data, parseHtml(notice))}${page.light}</main>
<footer>
${menu ? `<p>${escapeHtml(menu.name)}</p>${nav(menu.name, menu.items)}` : ''}
${nav(frame.words.navigation, frame.main)}
<p>${escapeHtml(siteFooter ? frame.tagline : '')}</p>
${list([...footerLinks, ...frame.footer])}
<p>© ${frame.year} ${escapeHtml(frame.name)}</p>
</footer>
</body>
</html>
`;
}
