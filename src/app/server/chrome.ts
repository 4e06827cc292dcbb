import type { Manifest } from '../../content/manifest.ts';
import { menusOf } from '../../content/menus.ts';
import type { Chrome } from '../../content/page-data.ts';

/** The frame of every page. */
export function chromeOf(manifest: Manifest, edit?: string): Chrome {
  const { site, notices } = manifest;
  const { header, footer, sections } = menusOf(manifest);
  return {
    name: site.name,
    tagline: site.tagline ?? 'Mobiliser les esprits. Changer les réalités.',
    year: new Date().getFullYear(),
    main: header,
    footer,
    sections,
    social: [
      { href: site.social.professional, label: 'Réseau professionnel' },
      { href: site.social.network, label: 'Réseau social' },
    ],
    languageNotice: notices.langue,
    edit: edit ?? (site.repository && `${site.repository.replace(/\/+$/, '')}/edit/main/`),
  };
}
