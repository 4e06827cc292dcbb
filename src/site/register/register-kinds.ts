import type { KindSpec } from '../kinds/spec.ts';
import { ROUTES } from '../routes.ts';
import { frontmatter, imageAlt, pageDescription, pageImage, text } from '../schema/fields.ts';

/** News on the page and in the feed of an initiative: `content/initiatives/mon-projet/2026-03-01-chantier.mdx`. */
export const nouvelle = {
  name: 'une nouvelle de projet',
  plural: 'Nouvelles des projets',
  folder: 'initiatives',
  place: { page: 'of folder', of: 'initiative' },
  schema: frontmatter({
    title: text('Titre', 'Ce qui s’est passé, en une ligne.', 'Les murs sont peints'),
    image: pageImage.optional(),
    alt: imageAlt.optional(),
  }),
} as const satisfies KindSpec;

/** Monthly report: `content/rapports/2026-10.mdx`. With the first report, the site has a dashboard. */
export const rapport = {
  name: 'un rapport mensuel',
  plural: 'Rapports du mois',
  folder: 'rapports',
  schema: frontmatter({
    title: text('Titre', 'Le titre du rapport.', 'Rapport d’octobre 2026'),
    description: pageDescription,
    signature: text('Signature', 'Qui signe le rapport, avec sa fonction.').optional(),
  }),
  place: { page: 'own', below: ROUTES.reports, named: 'month' },
  newFile: {
    label: 'Publier le rapport du mois',
    filename: '2026-10.mdx',
    body: ['## Ce mois-ci', '', 'Ce qui a été collecté, dépensé, et fait.'],
  },
} as const satisfies KindSpec;
