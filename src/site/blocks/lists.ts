import { categoryAnchor, OLDER_ARTICLES } from '../routes.ts';
import { ARTICLE_CATEGORIES, POINT_LISTS } from '../vocabulary.ts';
import { type BlockRecord, noProps, showList, takesList } from './spec.ts';

/** Blocks (components that editors write in a page) that show a list of the page's frontmatter, or the articles. */
export const lists = {
  Figures: showList('figures', 'Des chiffres en grands caractères.'),
  ProjectGrid: {
    description:
      'Les projets, en cartes illustrées, dans l’ordre du menu : chaque projet écrit la sienne en haut de son accueil, sous « card: ».',
    props: {
      max: {
        type: 'choice',
        values: ['1', '2', '3', '4', '5', '6'],
        description: 'Le nombre de cartes, au plus.',
      },
    },
    children: 'none',
    forPages: true,
  },
  CardGrid: showList('discover', 'Des cartes avec un lien « Explorer ».'),
  BlogFacets: showList('facets', 'Les catégories du blog, avec « Lire plus ».'),
  LatestArticles: noProps('Les derniers articles et un lien vers le blog.'),
  ArticleList: {
    ...noProps('Tous les articles du blog.'),
    anchors: () => [...ARTICLE_CATEGORIES.map(categoryAnchor), OLDER_ARTICLES],
  },
  Timeline: showList('timeline', 'Le parcours, étape par étape.'),
  ServiceList: showList('services', 'Les prestations et leur filtre.'),
  Gallery: showList('gallery', 'La galerie d’images.'),
  Testimonials: showList('testimonials', 'Des citations.'),
  ResourceList: {
    ...showList(
      'resources',
      'Les ressources à télécharger. Sur la page Ressources, les communiqués s’y montrent d’eux-mêmes, en premier.',
    ),
    props: { items: { ...takesList('resources'), required: false } },
  },
  ActivityList: showList('activities', 'Des activités illustrées.'),
  RoleTable: showList('roles', 'Un tableau des rôles.'),
  FeatureList: {
    description: 'Une liste de points : titre, texte, dessin.',
    props: { items: takesList(...POINT_LISTS, 'steps') },
    children: 'none',
    forPages: true,
  },
  Steps: showList('steps', 'Des étapes numérotées.'),
  SampleProjects: showList('samples', 'Des projets d’exemple et leur avancement.'),
} as const satisfies Record<string, BlockRecord>;
