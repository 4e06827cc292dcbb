import { englishRoute, filled, type Lang } from '../../content/languages.ts';
import { type Manifest, type Routed, routedEntries } from '../../content/manifest.ts';
import type { Chrome, NavItem } from '../../content/page-data.ts';
import { MAIN_NAV, SECTIONS } from '../../content/sections.ts';

/** The frame of every page in a language: labels come from each page's `nav`, or its title. */
export function chromeOf(manifest: Manifest, lang: Lang, edit?: string): Chrome {
  const { site, editions } = manifest;
  const { words, notices } = editions[lang];
  const named = (text: string) => filled(text, { name: site.name });
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));
  const item = (route: string, label?: string): NavItem[] => {
    const entry = byRoute.get(route);
    if (!entry) return [];
    const french = { href: route, label: label ?? labelOf(entry) };
    if (lang === 'fr') return [french];
    const english = byRoute.get(englishRoute(route));
    return english
      ? [{ href: english.route, label: labelOf(english) }]
      : [{ ...french, lang: 'fr', hrefLang: 'fr' }];
  };
  const rootOf = (route: string) => item(route)[0]?.href ?? route;
  const sections = SECTIONS.filter(({ nav }) => nav.length > 0).map(({ id, name, root, nav }) => [
    id,
    { name, root: rootOf(root), items: nav.flatMap((path) => item(root + path)) },
  ]);
  return {
    name: site.name,
    tagline: site.tagline ?? 'Mobiliser les esprits. Changer les réalités.',
    year: new Date().getFullYear(),
    words: { ...words.frame, home: named(words.frame.home), back: named(words.frame.back) },
    home: rootOf('/'),
    main: MAIN_NAV.flatMap(([href, label]) => item(href, label)),
    projects: SECTIONS.filter(({ root }) => root.startsWith('/projets/')).flatMap(
      ({ root, name }) => item(root, name),
    ),
    sections: Object.fromEntries(sections),
    social: [
      { href: site.social.professional, label: words.contacts.professional },
      { href: site.social.network, label: words.contacts.network },
    ],
    footer: item('/mentions-legales'),
    languageNotice: notices.langue,
    edit: edit ?? (site.repository && `${site.repository.replace(/\/+$/, '')}/edit/main/`),
  };
}

const labelOf = (entry: Routed) =>
  ('nav' in entry.frontmatter ? entry.frontmatter.nav : undefined) ?? entry.title;
