import { frontmatter, imageAlt, pageImage, text } from '../schema/primitives.ts';
import type { KindSpec } from './spec.ts';

/** News of a project, on its sheet and in its feed: `content/initiatives/<slug>/AAAA-MM-JJ-<mot>.mdx` (contract section 9). */
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
  sharedAs: 'article',
  isListed: true,
} as const satisfies KindSpec;
