import type { NavItem, NavMenu } from '../model/menus.ts';
import { lightRouteOf } from '../model/outputs.ts';
import type { PageData } from '../model/page-data.ts';
import { writtenDay } from '../site/days.ts';
import { filled, type Lang } from '../site/languages.ts';
import { pageOf } from '../site/routes.ts';
import type { Words } from '../site/schema/interface.ts';
import type { Site } from '../site/schema/site.ts';
import { pigment } from '../theme/pigments.ts';
import { withBase } from '../ui/base.ts';
import { escapeHtml } from '../values/text.ts';
import { type Parent, parseHtml } from './html-tree.ts';
import { documentWeight, pictureWeight } from './page-weight.ts';
import { type PlainForm, plainHtml } from './plain-html.ts';
import { lightPolicy } from './security.ts';
import type { SiteState } from './site-state.ts';

/** Styles of light pages (for slow networks), inlined in each page. */
const STYLE = `*{color-scheme:light dark}body{width:min(34em,92%);margin:auto;font:1.1em/1.6 system-ui;word-wrap:break-word;background:${pigment.paper}}a{color:${pigment.canopy}}h1,h2{line-height:1.2}[role=group],pre{overflow:auto}table{border-collapse:collapse}th,td{border:1px solid;padding:3px;text-align:left}@media(prefers-color-scheme:dark){body{background:${pigment.night}}a{color:${pigment.sun}}}@media print{body>header,footer{display:none}}`;

/** Interface text that contains a weight in kilobytes, or `…` while the weight is not measured. */
const withWeight = (words: Words['light'], key: keyof typeof words, count?: number) =>
  filled(words[key], { weight: filled(words.weight, { count: count ?? '…' }) });

/** Light version of a page, before the weight of the full page is known: both print both weights. */
interface LightDocument {
  /** Label of links to it, with its weight. */
  label: string;
  /** Its HTML, with the weight of the full page in kilobytes. */
  withFullWeight(kilobytes: number | undefined): string;
}

/** Place of a text with a weight in the HTML; Unicode reserves this character for the inside of programs. */
const FULL = '\ufdd0';
const OWN = '\ufdd1';

/** Light version of a page, from the tree of its `main` and HTML `before` it: a document without scripts, fonts, pictures or style sheets. */
export function lightDocument(
  site: SiteState,
  page: PageData,
  { tree, before }: { tree: Parent; before: string },
): LightDocument {
  const { manifest } = site;
  const { lang, menu, siteFooter, translation } = page;
  const frame = site.frames[lang];
  const { light: words } = manifest.editions[lang].words;
  const { base } = site.placement;
  const address = (href: string) => {
    const route = href.startsWith(base) ? `/${href.slice(base.length)}` : '';
    return manifest.byRoute.has(pageOf(route)) ? withBase(lightRouteOf(route)) : href;
  };
  const link = ({ href, label, lang, hrefLang }: Omit<NavItem, 'hrefLang'> & { hrefLang?: Lang }) =>
    `<a href="${escapeHtml(address(withBase(href)))}"${lang ? ` lang="${lang}"` : ''}${hrefLang ? ` hreflang="${hrefLang}"` : ''}>${escapeHtml(label)}</a>`;
  const list = (items: readonly (NavItem | NavMenu)[]): string =>
    `<ul>${items.map((item) => `<li>${'items' in item ? escapeHtml(item.label) + list(item.items) : link(item)}</li>`).join('')}</ul>`;
  const nav = (name: string, items: readonly (NavItem | NavMenu)[]) =>
    `<nav aria-label="${escapeHtml(name)}">${list(items)}</nav>`;
  const other = lang === 'en' ? 'fr' : 'en';
  const footerLinks = siteFooter
    ? [...frame.contacts, ...frame.social]
    : [{ href: frame.home, label: frame.words.back }, ...frame.actions, ...frame.contacts];
  const form: PlainForm = {
    isPage: true,
    address,
    picture: (src, alt) => {
      const weight = withWeight(words, 'seePicture', pictureWeight(site, src));
      return `<i>${escapeHtml(alt)}</i> <a href="${escapeHtml(src)}">${escapeHtml(weight)}</a>`;
    },
    soon: ` – ${frame.words.soon}`,
  };
  const document = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(lightPolicy(STYLE))}">
<title>${escapeHtml(`${page.title} – ${words.title}`)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(page.canonical)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<p><a href="${escapeHtml(withBase(page.path))}">${FULL}</a></p>
<p><a href="#contenu">${frame.words.skip}</a></p>
<p>${link({ href: frame.home, label: frame.name })}</p>
${translation ? link({ href: translation, label: other.toUpperCase(), hrefLang: other }) : ''}
</header>
<main id="contenu">${plainHtml(parseHtml(before), form)}${plainHtml(tree, form)}</main>
<footer>
${menu ? `<p>${escapeHtml(menu.name)}</p>${nav(menu.name, menu.items)}` : ''}
${nav(frame.words.navigation, frame.main)}
<p>${escapeHtml(siteFooter ? frame.tagline : '')}</p>
${list([...footerLinks, ...frame.footer])}
<p>© ${frame.year} ${escapeHtml(frame.name)}</p>
<p>${OWN}</p>
</footer>
</body>
</html>
`;
  const own = site.weigh && documentWeight(document);
  const { dataPrice } = manifest.site;
  const price = dataPrice && own ? priceOf(own, dataPrice, words, lang) : '';
  return {
    label: withWeight(words, 'label', own),
    withFullWeight: (full) =>
      document
        .replace(FULL, () => withWeight(words, 'full', full))
        .replace(OWN, () => `${withWeight(words, 'visit', own)} ${price}`),
  };
}

type Tariff = NonNullable<Site['dataPrice']>;

/** Sentence with the price of a visit that transfers `own` kilobytes; amounts have two significant digits. */
export function priceOf(own: number, tariff: Tariff, words: Words['light'], lang: Lang): string {
  const written = (amount: number) =>
    String(Number(amount.toPrecision(2))).replace('.', lang === 'en' ? '.' : ',');
  return filled(words.price, {
    price: written((own / 1024) * tariff.xafPerMegabyte),
    tariff: written(tariff.xafPerMegabyte),
    day: writtenDay(tariff.date, lang),
  });
}
