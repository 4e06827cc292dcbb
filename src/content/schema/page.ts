import { z } from 'zod';
import * as lists from './lists.ts';
import { picture, text } from './primitives.ts';

const TITLE =
  'Le titre de la page : en haut de la page, dans l’onglet et dans les moteurs de recherche.';
const DESCRIPTION =
  'Une phrase qui résume la page (160 caractères au plus), lue sous le titre et dans les moteurs de recherche.';

const pageTitle = text({ description: TITLE, example: 'Mes services' });
export const pageDescription = text({
  description: DESCRIPTION,
  example: 'Une phrase qui dit ce que l’on trouve sur la page.',
});
export const pageImage = picture({
  description: 'L’image de la page, montrée quand on la partage.',
});
export const imageAlt = text({
  description: 'Ce que montre l’image, pour les personnes qui ne la voient pas.',
  example: 'Deux bénévoles ferment des sacs sur une plage.',
});

const many = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item).meta({ description }).optional();

/** A page: `content/pages/**`. Its path is its route; its optional lists are what its blocks show. */
export const page = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  image: pageImage.optional(),
  alt: imageAlt.optional(),
  nav: text({
    description:
      'Le nom de la page dans le menu de son projet ou de Je Participe, s’il diffère du titre. Ces menus ne changent pas : une nouvelle page n’y entre pas.',
  }).optional(),
  lang: z
    .enum(['fr', 'en'])
    .meta({ description: 'La langue de la page.', example: 'fr' })
    .optional(),
  hero: lists.hero.meta({ description: 'La grande ouverture de la page.' }).optional(),
  figures: many(lists.figure, 'Les chiffres montrés par <Figures>.'),
  projects: many(lists.project, 'Les projets montrés par <ProjectGrid>.'),
  discover: many(lists.card, 'Les cartes montrées par <CardGrid>.'),
  facets: many(lists.facet, 'Les catégories du blog montrées par <BlogFacets>.'),
  timeline: many(lists.timelineEntry, 'Les étapes montrées par <Timeline>.'),
  services: many(lists.service, 'Les prestations montrées par <ServiceList>.'),
  gallery: many(lists.galleryPicture, 'Les images montrées par <Gallery>.'),
  testimonials: many(lists.testimonial, 'Les citations montrées par <Testimonials>.'),
  resources: many(lists.resource, 'Les ressources montrées par <ResourceList>.'),
  documents: many(lists.documentLink, 'Les documents montrés par <DocumentList>.'),
  activities: many(lists.activity, 'Les activités montrées par <ActivityList>.'),
  roles: many(lists.role, 'Les rôles montrés par <RoleTable>.'),
  donations: many(lists.donation, 'Les dons montrés par <DonationTable>.'),
  samples: many(lists.sampleProject, 'Les projets d’exemple montrés par <SampleProjects>.'),
  tabs: many(lists.participateTab, 'Les onglets montrés par <ParticipateTabs>.'),
  values: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  objectives: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  principles: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  pillars: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  bodies: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  types: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  members: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  partners: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  reasons: many(lists.feature, 'Une liste montrée par <FeatureList>.'),
  steps: many(lists.feature, 'Les étapes montrées par <Steps>.'),
});

export type PageFrontmatter = z.infer<typeof page>;
