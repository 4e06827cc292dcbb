import { alone, type BlockSpec, showList, takesList } from './spec.ts';

/** The lists of points that one block shows. */
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
] as const;

/** Blocks that show a list: of the frontmatter of their file, or of the articles. */
export const lists = {
  Figures: showList('Figures', 'figures', 'Des chiffres en grands caractères.'),
  ProjectGrid: showList('ProjectGrid', 'projects', 'Les projets, en cartes illustrées.'),
  CardGrid: showList('CardGrid', 'discover', 'Des cartes avec un lien « Explorer ».'),
  BlogFacets: showList('BlogFacets', 'facets', 'Les catégories du blog, avec « Lire plus ».'),
  LatestArticles: alone('LatestArticles', 'Les derniers articles et un lien vers le blog.'),
  ArticleList: alone('ArticleList', 'Tous les articles du blog.'),
  Timeline: showList('Timeline', 'timeline', 'Le parcours, étape par étape.'),
  ServiceList: {
    ...showList('ServiceList', 'services', 'Les prestations et leur filtre.'),
    live: 'ServiceFilter',
  },
  Gallery: { ...showList('Gallery', 'gallery', 'La galerie d’images.'), live: 'Gallery' },
  Testimonials: showList('Testimonials', 'testimonials', 'Des citations.'),
  ResourceList: showList('ResourceList', 'resources', 'Les ressources à télécharger.'),
  DocumentList: showList('DocumentList', 'documents', 'Une liste de documents.'),
  ActivityList: showList('ActivityList', 'activities', 'Des activités illustrées.'),
  RoleTable: showList('RoleTable', 'roles', 'Un tableau des rôles.'),
  FeatureList: {
    description: 'Une liste de points : titre, texte, dessin.',
    props: { items: takesList(...FEATURES) },
    children: 'none',
    example: '<FeatureList items={frontmatter.values} />',
  },
  Steps: showList('Steps', 'steps', 'Des étapes numérotées.'),
  SampleProjects: showList(
    'SampleProjects',
    'samples',
    'Des projets d’exemple et leur avancement.',
  ),
} as const satisfies Record<string, BlockSpec>;
