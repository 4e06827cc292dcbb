import { filled, type Lang } from '../content/languages.ts';
import type { Manifest } from '../content/manifest.ts';
import type { Chrome, Menus } from '../content/page-data.ts';

/** The frame of every page in a language, with the menus of that language. */
export function chromeOf(manifest: Manifest, lang: Lang, menus: Menus, edit?: string): Chrome {
  const { site, editions } = manifest;
  const { words, notices } = editions[lang];
  const named = (text: string) => filled(text, { name: site.name });
  const { home, header, footer } = menus;
  return {
    name: site.name,
    tagline: site.tagline ?? words.frame.tagline,
    year: new Date().getFullYear(),
    words: { ...words.frame, home: named(words.frame.home), back: named(words.frame.back) },
    home,
    main: header,
    footer,
    social: [
      { href: `mailto:${site.email}`, label: site.email },
      { href: `tel:${site.phone.replace(/[^+\d]/g, '')}`, label: site.phone },
      { href: site.social.professional, label: words.contacts.professional },
      { href: site.social.network, label: words.contacts.network },
    ],
    languageNotice: notices.langue,
    edit: edit ?? (site.repository && `${site.repository.replace(/\/+$/, '')}/edit/main/`),
  };
}
