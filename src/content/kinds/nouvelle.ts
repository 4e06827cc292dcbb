import { frontmatter, imageAlt, pageImage, text } from '../schema/fields.ts';
import type { KindSpec } from './spec.ts';

/** News on the page and in the feed of an initiative: `content/initiatives/mon-projet/2026-03-01-chantier.mdx`. */
export const nouvelle = {
  name: 'une nouvelle de projet',
  folder: 'initiatives',
  inFolders: true,
  dayInName: true,
  schema: frontmatter({
    title: text('Ce qui s’est passé, en une ligne.', 'Les murs sont peints'),
    image: pageImage.optional(),
    alt: imageAlt.optional(),
  }),
} as const satisfies KindSpec;
