import type { Kind } from '../content/kinds/index.ts';
import type { SharedName } from '../content/schema/index.ts';

/** What the screen knows of a kind beside its record: its name in the list, its drawing, how a new file is named. */
interface Shown {
  label: string;
  icon: string;
  /** Of the file; without it, its title. */
  slug?: string;
  /** What the name of the file must look like, and how to say so. */
  named?: [form: string, hint: string];
}

const NUMBERED: Shown['named'] = [
  '^\\d{2}-[a-z0-9]+(-[a-z0-9]+)*$',
  'Deux chiffres, qui donnent la place du texte, puis un tiret et quelques mots : 07-ma-section.',
];

export const SHOWN: Readonly<Record<Kind, Shown>> = {
  article: { label: 'Articles', icon: 'article' },
  communique: { label: 'Communiqués', icon: 'newspaper' },
  initiative: { label: 'Projets', icon: 'groups' },
  nouvelle: {
    label: 'Nouvelles',
    icon: 'campaign',
    slug: '{{year}}-{{month}}-{{day}}-{{title}}',
    named: ['^\\d{4}-\\d{2}-\\d{2}-[a-z0-9-]+$', 'Son jour, puis un mot : 2026-11-02-murs.'],
  },
  rapport: {
    label: 'Rapports',
    icon: 'monitoring',
    slug: '{{year}}-{{month}}',
    named: ['^\\d{4}-\\d{2}$', 'L’année et le mois du rapport : 2026-10.'],
  },
  faq: { label: 'FAQ', icon: 'help', named: NUMBERED },
  charte: { label: 'Charte', icon: 'gavel', named: NUMBERED },
  page: { label: 'Pages', icon: 'web' },
};

/** Fields that the screen leaves to GitHub's pencil, by their path, with the reason. What stands there is kept. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'page.section.footer': 'left out, it means yes: a switch would show no',
};

/** Files that the screen leaves to GitHub's pencil, with what they are, and the reason. */
export const BY_PENCIL: readonly [name: SharedName, what: string, reason: string][] = [
  ['navigation', 'les menus (navigation.yml)', 'an address or a group of keys: a union'],
  ['redirections', 'les adresses qui ont changé (redirections.yml)', 'free keys'],
  ['notices', 'les avis « bientôt » (notices.yml)', 'sentences with holes'],
  ['fr', 'les mots du site (interface/fr.yml)', 'three hundred words'],
  ['en', 'les mots en anglais (interface/en.yml)', 'the same'],
];
