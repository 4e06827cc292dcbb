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
    nav: text(
      'Le nom de la page dans les menus, s’il diffère du titre. Une page entre dans un menu par une ligne de content/navigation.yml.',
    ).optional(),
    section: section.optional(),
    lang: pageLang.optional(),
    hero: lists.hero.meta({ description: 'La grande ouverture de la page.' }).optional(),
    vignette: picture(
      'Un petit dessin sans fond, à droite du titre d’une page sans grande ouverture : il déborde du bord droit et se tient sur la frise. Simple décor, il n’a pas de texte de remplacement. Hors des projets, une page sans vignette a un titre plus petit.',
      '/images/vignette-services.svg',
    ).optional(),
    card: projectCard.optional(),
    figures: many(lists.figure, 'Les chiffres montrés par <Figures>.'),
    discover: many(lists.card, 'Les cartes montrées par <CardGrid>.'),
    facets: many(lists.facet, 'Les catégories du blog montrées par <BlogFacets>.'),
    timeline: many(lists.timelineEntry, 'Les étapes montrées par <Timeline>.'),
    services: many(lists.service, 'Les prestations montrées par <ServiceList>.'),
    gallery: many(lists.galleryPicture, 'Les images montrées par <Gallery>.'),
    testimonials: many(lists.testimonial, 'Les citations montrées par <Testimonials>.'),
    resources: many(lists.resource, 'Les ressources montrées par <ResourceList>.'),
    documents: many(lists.documentLink, 'Les documents montrés par <DocumentList>.'),
    subjects: many(lists.subject, 'Les objets de courriel montrés par <ContactSubjects>.'),
    activities: many(lists.activity, 'Les activités montrées par <ActivityList>.'),
    roles: many(lists.role, 'Les rôles montrés par <RoleTable>.'),
    donations: many(lists.donation, 'Les dons montrés par <DonationTable>.'),
    samples: many(lists.sampleProject, 'Les projets d’exemple montrés par <SampleProjects>.'),
    tabs: many(lists.participateTab, 'Les onglets montrés par <ParticipateTabs>.'),
    ...lists.pointLists,
    steps: many(lists.feature, 'Les étapes montrées par <Steps>.'),
  }),
  binding: ['/mentions-legales'],
  newFile: {
    label: 'Ajouter une page',
    filename: 'ma-page.mdx',
    body: ['Un premier paragraphe.', '', '## Un premier titre', '', 'Le texte sous ce titre.'],
  },
} as const satisfies KindSpec;
