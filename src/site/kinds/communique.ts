import { ROUTES } from '../routes.ts';
import {
  day,
  frontmatter,
  group,
  imageAlt,
  list,
  pageDescription,
  pageImage,
  text,
} from '../schema/fields.ts';
import { documentLink } from '../schema/page-lists.ts';
import type { KindSpec } from './spec.ts';

const event = group(
  'Rencontre',
  'La rencontre dont parle le texte, pour les moteurs de recherche.',
  {
    name: text('Nom', 'Le nom de la rencontre.', 'Journée de la mangrove'),
    start: day('Premier jour', 'Le premier jour.'),
    end: day('Dernier jour', 'Le dernier jour, si elle dure plus d’un jour.').optional(),
    place: text('Lieu', 'Le lieu.', 'Libreville'),
  },
).meta({ inSample: true });

/** Press release: `content/communiques/*.mdx`. */
export const communique = {
  name: 'un communiqué',
  plural: 'Communiqués',
  folder: 'communiques',
  schema: frontmatter({
    title: text('Titre', 'Le titre du communiqué.', 'Une campagne pour la mangrove'),
    description: pageDescription,
    date: day('Date', 'Le jour du communiqué. S’il est à venir, le texte l’attend.'),
    image: pageImage.optional(),
    alt: imageAlt.optional(),
    event: event.optional(),
    documents: list(documentLink, 'Documents', 'Les documents à télécharger.')
      .meta({ isUsual: true })
      .optional(),
  }),
  place: { page: 'own', below: ROUTES.resources },
  describedAs: 'NewsArticle',
  inFeed: true,
  shownByLayout: ['documents'],
  newFile: {
    label: 'Publier un communiqué',
    filename: 'mon-communique.mdx',
    body: [
      '**Libreville, le 1er mars 2026.** Le premier paragraphe dit l’essentiel.',
      '',
      '## Contact presse',
      '',
      '<PressContact />',
    ],
  },
} as const satisfies KindSpec;
