import { type Manifest, type Routed, routedEntries } from '../../content/manifest.ts';
import type { Chrome, NavItem } from '../../content/page-data.ts';
import { MAIN_NAV, SECTIONS } from '../../content/sections.ts';

/** The frame of every page: labels come from each page's `nav`, or its title. */
export function chromeOf(manifest: Manifest, edit?: string): Chrome {
  const { site, notices } = manifest;
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));
  const item = (href: string, label?: string): NavItem[] => {
    const entry = byRoute.get(href);
    return entry ? [{ href, label: label ?? labelOf(entry) }] : [];
  };
  const sections = SECTIONS.filter(({ nav }) => nav.length > 0).map(({ id, name, root, nav }) => [
    id,
    { name, root, items: nav.flatMap((path) => item(root + path)) },
  ]);
  return {
    name: site.name,
    tagline: site.tagline ?? 'Mobiliser les esprits. Changer les réalités.',
    year: new Date().getFullYear(),
    main: MAIN_NAV.flatMap(([href, label]) => item(href, label)),
    projects: SECTIONS.filter(({ root }) => root.startsWith('/projets/')).flatMap(
      ({ root, name }) => item(root, name),
    ),
    sections: Object.fromEntries(sections),
    social: [
      { href: site.social.professional, label: 'Réseau professionnel' },
      { href: site.social.network, label: 'Réseau social' },
    ],
    languageNotice: notices.langue,
    edit: edit ?? (site.repository && `${site.repository.replace(/\/+$/, '')}/edit/main/`),
  };
}

const labelOf = (entry: Routed) =>
  ('nav' in entry.frontmatter ? entry.frontmatter.nav : undefined) ?? entry.title;
