import type * as z from 'zod';
import {
  frontmatter,
  imageAlt,
  list,
  pageDescription,
  pageImage,
  pageLang,
  picture,
  text,
} from '../schema/fields.ts';
import * as lists from '../schema/lists.ts';
import { projectCard, section } from '../schema/section.ts';
import type { KindSpec } from './spec.ts';

const many = <T extends z.ZodType>(element: T, description: string) =>
  list(element, description).optional();

/** Page: `content/pages/**`. The path of the file is the route; blocks in the text show the lists of the frontmatter. */
export const page = {
  name: 'une page',
  folder: 'pages',
  nested: true,
  inBands: true,
  pictureIsShared: true,
  schema: frontmatter({
    title: text(
      'Le titre de la page : en haut de la page, dans l’onglet et dans les moteurs de recherche.',
      'Mes services',
    ),
    description: pageDescription,
    image: pageImage.optional(),
    alt: imageAlt.optional(),
    nav: text('Le nom de la page dans les menus, s’il diffère du titre.').optional(),
    section: section.optional(),
    lang: pageLang.optional(),
    hero: lists.hero.meta({ description: 'La grande ouverture de la page.' }).optional(),
    vignette: picture(
      'Un petit dessin sans fond, à droite du titre d’une page sans grande ouverture : il déborde du bord droit et se tient sur la frise. Simple décor, il n’a pas de texte de remplacement. Hors des projets, une page sans vignette a un titre plus petit.',
      '/images/vignette-services.svg',
    ).optional(),
    card: projectCard.optional(),
    figures: many(lists.figure, 'Les chiffres de cette page.'),
    discover: many(lists.card, 'Les cartes de cette page.'),
    facets: many(lists.facet, 'Les catégories du blog de cette page.'),
    timeline: many(lists.timelineEntry, 'Les étapes de cette page.'),
    services: many(lists.service, 'Les prestations de cette page.'),
    gallery: many(lists.galleryPicture, 'Les images de cette page.'),
    testimonials: many(lists.testimonial, 'Les citations de cette page.'),
    resources: many(lists.resource, 'Les ressources de cette page.'),
    documents: many(lists.documentLink, 'Les documents de cette page.'),
    subjects: many(lists.subject, 'Les objets de courriel de cette page.'),
    activities: many(lists.activity, 'Les activités de cette page.'),
    roles: many(lists.role, 'Les rôles de cette page.'),
    donations: many(lists.donation, 'Les dons de cette page.'),
    samples: many(lists.sampleProject, 'Les projets d’exemple de cette page.'),
    tabs: many(lists.participateTab, 'Les onglets de cette page.'),
    ...lists.pointLists,
    steps: many(lists.feature, 'Les étapes de cette page.'),
  }),
  binding: ['/mentions-legales'],
  newFile: {
    label: 'Ajouter une page',
    filename: 'ma-page.mdx',
    body: ['Un premier paragraphe.', '', '## Un premier titre', '', 'Le texte sous ce titre.'],
  },
} as const satisfies KindSpec;
