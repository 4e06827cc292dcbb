import type { Kind } from '../content/kinds/index.ts';
import type { SharedName } from '../content/schema/index.ts';

/** Options of the Sveltia CMS collection for the texts of one kind. */
interface CollectionOptions {
  label: string;
  /** The name of a Material Symbols icon. */
  icon: string;
  /** The template for the name of a new file; by default, the name is derived from the title. */
  slug?: string;
  /** The regular expression for the names of files, and a French hint for the editor. */
  pattern?: [expression: string, hint: string];
}

const NUMBERED: CollectionOptions['pattern'] = [
  '^\\d{2}-[a-z0-9]+(-[a-z0-9]+)*$',
  'Deux chiffres, qui donnent la place du texte, puis un tiret et quelques mots : 07-ma-section.',
];

export const COLLECTIONS: Readonly<Record<Kind, CollectionOptions>> = {
  article: { label: 'Articles', icon: 'article' },
  communique: { label: 'Communiqués', icon: 'newspaper' },
  initiative: { label: 'Projets', icon: 'groups' },
  nouvelle: {
    label: 'Nouvelles',
    icon: 'campaign',
    slug: '{{year}}-{{month}}-{{day}}-{{title}}',
    pattern: ['^\\d{4}-\\d{2}-\\d{2}-[a-z0-9-]+$', 'Son jour, puis un mot : 2026-11-02-murs.'],
  },
  rapport: {
    label: 'Rapports',
    icon: 'monitoring',
    slug: '{{year}}-{{month}}',
    pattern: ['^\\d{4}-\\d{2}$', 'L’année et le mois du rapport : 2026-10.'],
  },
  faq: { label: 'FAQ', icon: 'help', pattern: NUMBERED },
  charte: { label: 'Charte', icon: 'gavel', pattern: NUMBERED },
  page: { label: 'Pages', icon: 'web' },
};

/** Keys without a field on the writing screen, with the reason. A save leaves them unchanged; GitHub's own editor can change them. */
export const OMITTED_FIELDS: Readonly<Record<string, string>> = {
  'page.section.footer': 'a missing key means true, but a switch would show false',
};

/** Files that the writing screen cannot edit, each with the reason. The screen shows their labels as links to GitHub's own file editor. */
export const OMITTED_FILES: readonly [name: SharedName, label: string, reason: string][] = [
  ['navigation', 'les menus (navigation.yml)', 'an entry is an address or an object: a union type'],
  ['redirections', 'les adresses qui ont changé (redirections.yml)', 'editors choose the keys'],
  ['notices', 'les avis « bientôt » (notices.yml)', 'sentences with placeholders'],
  ['fr', 'les mots du site (interface/fr.yml)', 'three hundred words'],
  ['en', 'les mots en anglais (interface/en.yml)', 'three hundred words'],
];
