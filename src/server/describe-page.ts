import { type Entry, entriesOf, type Manifest, type Routed } from '../model/manifest.ts';
import type { Menus } from '../model/menus.ts';
import { lightRouteOf } from '../model/outputs.ts';
import type { Frame, PageData } from '../model/page-data.ts';
import { GENERATED_PAGES } from '../model/register/generated-pages.ts';
import { subsiteOf } from '../model/subsites.ts';
import type { Placement } from '../site/environment.ts';
import { COLON, englishRoute, filled, frenchRoute, type Lang, langOf } from '../site/languages.ts';
import { parentOf } from '../site/routes.ts';
import { telAddress } from '../values/text.ts';
import type { RenderState } from './render-state.ts';

/** Data of the frame (header, menus, footer) around all pages in one language. */
export function frameOf(manifest: Manifest, lang: Lang, menus: Menus): Frame {
  const { settings, editions } = manifest;
  const { words, notices } = editions[lang];
  // The settings have it in French only; the interface texts translate that of the project.
  const isOwn = settings.tagline && settings.tagline !== editions.fr.words.frame.tagline;
  const named = (text: string) => filled(text, { name: settings.name });
  const { home, header, footer } = menus;
  return {
    name: settings.name,
    tagline: (isOwn && settings.tagline) || words.frame.tagline,
    year: Number(manifest.today.slice(0, 4)),
    words: { ...words.frame, home: named(words.frame.home), back: named(words.frame.back) },
    home,
    main: header,
    footer,
    contacts: [
      { href: `mailto:${settings.email}`, label: settings.email },
      { href: telAddress(settings.phone), label: settings.phone },
    ],
    social: [
      { href: settings.social.professional, label: words.contacts.professional },
      { href: settings.social.network, label: words.contacts.network },
    ],
    actions: entriesOf(manifest, 'page').flatMap((page) => {
      const { action } = page.frontmatter.card ?? {};
      if (!action || langOf(page) !== lang) return [];
      return {
        ...action,
        label: action.label + COLON[lang] + subsiteOf(page.route ?? '/', manifest).name,
      };
    }),
    languageNotice: notices.langue,
    edit: settings.repository && `${settings.repository.replace(/\/+$/, '')}/edit/main/`,
  };
}

/** Data of a page of the content. */
export function pageData(entry: Routed, { manifest, placement, menus }: RenderState): PageData {
  const subsite = subsiteOf(entry.route, manifest);
  const translation = translationOf(entry.route, manifest);
  const menu = menus[langOf(entry)].subsites[subsite.root];
  const generated = GENERATED_PAGES.find(({ route }) => route === entry.route);
  const isListed = menu?.items.some(({ href }) => href === entry.route);
  return {
    path: entry.route,
    title: documentTitle(entry.title, manifest.settings.name),
    description: entry.description,
    canonical: placement.absolute(entry.route),
    palette: subsite.theme,
    siteFooter: subsite.root === '/' || subsite.footer === false,
    lang: langOf(entry),
    light: {
      href: lightRouteOf(entry.route),
      label: manifest.editions[langOf(entry)].words.light.label,
    },
    ...(translation && { translation }),
    source: `content/${entry.path}`,
    ...((entry.kind === 'initiative' || showsNumber(entry)) && { takesMoney: true }),
    menu,
    parent: isListed ? undefined : (generated?.parent ?? parentOf(entry.route)),
  };
}

/** Whether a page shows a number to pay. */
export const showsNumber = ({ blocks, frontmatter }: Entry): boolean =>
  blocks?.includes('DonationCard') === true || ('support' in frontmatter && !!frontmatter.support);

/** Data of a page without a content file, such as the 404 page. */
export const pageDefaults = ({ settings }: Manifest, title: string, description: string) => ({
  title: documentTitle(title, settings.name),
  description,
  canonical: '',
  palette: 'portfolio' as const,
  siteFooter: true,
  source: '',
});

const documentTitle = (title: string, siteName: string) => `${title} – ${siteName}`;

/** Route of the page in the other language; undefined without a translation. */
function translationOf(route: string, { byRoute }: Manifest): string | undefined {
  const french = frenchRoute(route);
  const other = french === route ? englishRoute(route) : french;
  return byRoute.get(other)?.route;
}

/** Pairs of an `hreflang` value and an absolute address, for a page with a translation; else empty. */
export function alternatesOf({ path, translation }: PageData, { absolute }: Placement) {
  if (!translation) return [];
  const fr = frenchRoute(path);
  const routes = { fr, en: englishRoute(fr), 'x-default': fr };
  return Object.entries(routes).map(([lang, route]) => [lang, absolute(route)] as const);
}
