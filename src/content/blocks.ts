import type { Kind } from './schema/index.ts';
import { NOTICE_IDS } from './schema/notices.ts';
import { FORM_NAMES, TAB_PLACES } from './vocabulary.ts';

/** A property of a block, as an editor writes it in a tag. */
export interface PropSpec {
  /** `list` is handed over by name (`items={frontmatter.timeline}`); the others are quoted texts. */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture';
  required?: boolean;
  /** The words allowed, for a `choice`. */
  values?: readonly string[];
  /** The frontmatter keys that fit, for a `list`. */
  keys?: readonly string[];
  /** The block says by itself that its list is to come: a file may place it before it has the list. */
  mayWait?: boolean;
  description: string;
}

/** A block that editors place in a page. `blocks/index.ts` covers exactly this list. */
export interface BlockSpec {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Whether text stands between the opening and the closing tag. */
  children: 'none' | 'markdown';
  /** Kinds of file it fits; every kind when absent. */
  kinds?: readonly Kind[];
  example: string;
}

const list = (...keys: string[]): PropSpec => ({
  type: 'list',
  required: true,
  keys,
  description: 'La liste écrite en haut du fichier.',
});

const showList = (name: string, key: string, description: string): BlockSpec => ({
  description,
  props: { items: list(key) },
  children: 'none',
  example: `<${name} items={frontmatter.${key}} />`,
});

const alone = (name: string, description: string): BlockSpec => ({
  description,
  props: {},
  children: 'none',
  example: `<${name} />`,
});

/** A list of a project sheet: its block says « sera publié ici » until the list is written. */
const sheetList = (name: string, key: string, description: string): BlockSpec =>
  onInitiatives({
    ...showList(name, key, description),
    props: { items: { ...list(key), mayWait: true } },
  });

/** A block that reads the project sheet it stands in. */
const onInitiatives = (spec: BlockSpec): BlockSpec => ({ ...spec, kinds: ['initiative'] });

const tabAnchors = Object.values(TAB_PLACES)
  .map((anchor) => `\`#${anchor}\``)
  .join(', ');

const FEATURES = [
  'values',
  'objectives',
  'principles',
  'pillars',
  'bodies',
  'types',
  'members',
  'partners',
  'reasons',
  'steps',
];

export const blocks = {
  Section: {
    description: 'Une bande de la page, avec son fond. Commencez-la par un titre « ## ».',
    props: {
      tone: {
        type: 'choice',
        values: ['plain', 'deep', 'tint', 'strong'],
        description:
          'Le fond : plain (papier), deep (papier foncé), tint (teinté), strong (couleur).',
      },
      id: { type: 'text', description: 'Un repère pour les liens, sans espace ni accent.' },
      layout: {
        type: 'choice',
        values: ['text', 'wide'],
        description: 'text : colonne de lecture ; wide : toute la largeur.',
      },
    },
    children: 'markdown',
    example: '<Section tone="deep">\n\n## Un titre\n\nDu texte.\n\n</Section>',
  },
  Split: {
    description: 'Du texte à côté d’une image.',
    props: {
      image: { type: 'picture', required: true, description: 'L’image, dans content/images.' },
      alt: { type: 'text', required: true, description: 'Ce que montre l’image.' },
      side: { type: 'choice', values: ['left', 'right'], description: 'Le côté de l’image.' },
    },
    children: 'markdown',
    example:
      '<Split image="/images/a-propos-carnet.svg" alt="Un carnet ouvert.">\n\nDu texte.\n\n</Split>',
  },
  Highlight: {
    description: 'Un encadré qui met un fait en avant.',
    props: {
      figure: { type: 'text', description: 'Un chiffre montré en grand.' },
      title: { type: 'text', required: true, description: 'Le titre de l’encadré.' },
    },
    children: 'markdown',
    example: '<Highlight figure="6 jours" title="Un sprint">\n\nDu texte.\n\n</Highlight>',
  },
  Actions: {
    description: 'Une rangée de boutons.',
    props: {},
    children: 'markdown',
    example: '<Actions>\n\n<ButtonLink href="/contact" label="Me contacter" />\n\n</Actions>',
  },
  ButtonLink: {
    description: 'Un bouton qui mène à une page ou à un document.',
    props: {
      href: { type: 'link', required: true, description: 'Où mène le bouton.' },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
      variant: {
        type: 'choice',
        values: ['default', 'secondary', 'outline', 'ghost', 'link'],
        description: 'L’aspect du bouton.',
      },
    },
    children: 'none',
    example: '<ButtonLink href="/contact" label="Me contacter" />',
  },
  DocumentButton: {
    description: 'Un bouton qui ouvre un document nommé dans site.yml, dans un nouvel onglet.',
    props: {
      document: {
        type: 'choice',
        required: true,
        values: ['cv', 'statutes', 'brochure', 'logo'],
        description: 'Le nom du document dans site.yml.',
      },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
    },
    children: 'none',
    example: '<DocumentButton document="cv" label="Télécharger mon CV" />',
  },
  NoticeButton: {
    description:
      'Un bouton qui annonce « bientôt disponible ». Ajoutez href quand le service existe : il devient un lien.',
    props: {
      notice: {
        type: 'choice',
        required: true,
        values: NOTICE_IDS,
        description: 'Le nom de l’avis dans notices.yml.',
      },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
      href: { type: 'link', description: 'Où mène le bouton, une fois le service ouvert.' },
    },
    children: 'none',
    example: '<NoticeButton notice="newsletter" label="S’inscrire à la newsletter" />',
  },
  Figures: showList('Figures', 'figures', 'Des chiffres en grands caractères.'),
  ProjectGrid: showList('ProjectGrid', 'projects', 'Les projets, en cartes illustrées.'),
  CardGrid: showList('CardGrid', 'discover', 'Des cartes avec un lien « Explorer ».'),
  BlogFacets: showList('BlogFacets', 'facets', 'Les catégories du blog, avec « Lire plus ».'),
  LatestArticles: alone('LatestArticles', 'Les derniers articles et un lien vers le blog.'),
  ArticleList: alone('ArticleList', 'Tous les articles du blog.'),
  Timeline: showList('Timeline', 'timeline', 'Le parcours, étape par étape.'),
  ServiceList: showList('ServiceList', 'services', 'Les prestations et leur filtre.'),
  Gallery: showList('Gallery', 'gallery', 'La galerie d’images.'),
  Testimonials: showList('Testimonials', 'testimonials', 'Des citations.'),
  ResourceList: showList('ResourceList', 'resources', 'Les ressources à télécharger.'),
  DocumentList: showList('DocumentList', 'documents', 'Une liste de documents.'),
  ActivityList: showList('ActivityList', 'activities', 'Des activités illustrées.'),
  RoleTable: showList('RoleTable', 'roles', 'Un tableau des rôles.'),
  FeatureList: {
    description: 'Une liste de points : titre, texte, dessin.',
    props: { items: list(...FEATURES) },
    children: 'none',
    example: '<FeatureList items={frontmatter.values} />',
  },
  Steps: showList('Steps', 'steps', 'Des étapes numérotées.'),
  SampleProjects: showList(
    'SampleProjects',
    'samples',
    'Des projets d’exemple et leur avancement.',
  ),
  ParticipateTabs: {
    description: `Les onglets « participer » et leurs formulaires. Pour en ouvrir un par un lien, finissez l’adresse par son repère : ${tabAnchors}.`,
    props: { items: list('tabs') },
    children: 'none',
    example: '<ParticipateTabs items={frontmatter.tabs} />',
  },
  DonationCard: alone('DonationCard', 'Le numéro qui reçoit les dons et la référence à indiquer.'),
  DonationTable: showList(
    'DonationTable',
    'donations',
    'Le tableau de bord des dons. Une ligne inventée porte aussi `status: exemple` ; sans cette clé, elle est annoncée comme un don reçu.',
  ),
  ContributionList: alone('ContributionList', 'Les contributions gardées dans le navigateur.'),
  FormEmbed: {
    description: 'Un formulaire de site.yml.',
    props: {
      form: {
        type: 'choice',
        required: true,
        values: FORM_NAMES,
        description: 'Le nom du formulaire dans site.yml.',
      },
    },
    children: 'none',
    example: '<FormEmbed form="volunteer" />',
  },
  MapEmbed: alone('MapEmbed', 'La carte participative.'),
  QrCode: alone('QrCode', 'Le code QR et le bouton d’écoute de la radio.'),
  ContactDetails: alone('ContactDetails', 'Le courriel, le téléphone et les réseaux sociaux.'),
  PressContact: alone('PressContact', 'Le contact presse.'),
  ProjectContact: {
    description: 'Les contacts propres à un projet.',
    props: {
      project: {
        type: 'choice',
        required: true,
        values: ['decouverte', 'ndjoOyeri'],
        description: 'Le projet, comme dans site.yml.',
      },
    },
    children: 'none',
    example: '<ProjectContact project="ndjoOyeri" />',
  },
  InitiativeSearch: alone('InitiativeSearch', 'Les filtres de la page des projets citoyens.'),
  InitiativeList: alone('InitiativeList', 'Les projets citoyens, en cartes.'),
  Charter: alone('Charter', 'Les sections de la charte, dans l’ordre de leurs fichiers.'),
  ActionPlan: sheetList('ActionPlan', 'plan', 'Le plan d’action d’une fiche projet.'),
  BudgetTable: sheetList('BudgetTable', 'budgetLines', 'Le budget détaillé d’une fiche projet.'),
  SupportPanel: onInitiatives(alone('SupportPanel', 'Le panneau de soutien d’une fiche projet.')),
} as const satisfies Record<string, BlockSpec>;

export type BlockName = keyof typeof blocks;
