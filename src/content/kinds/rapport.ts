import { ROUTES } from '../routes.ts';
import { frontmatter, pageDescription, text } from '../schema/fields.ts';
import type { KindSpec } from './spec.ts';

/** Monthly report: `content/rapports/2026-10.mdx`. With the first report, the site has a dashboard. */
export const rapport = {
  name: 'un rapport mensuel',
  folder: 'rapports',
  schema: frontmatter({
    title: text('Le titre du rapport.', 'Rapport d’octobre 2026'),
    description: pageDescription,
    signature: text('Qui signe le rapport, avec sa fonction.').optional(),
  }),
  address: `${ROUTES.reports}/`,
  newFile: {
    label: 'Publier le rapport du mois',
    filename: '2026-10.mdx',
    body: ['## Ce mois-ci', '', 'Ce qui a été collecté, dépensé, et fait.'],
  },
} as const satisfies KindSpec;
