import { z } from 'zod';
import { documentLink } from './lists.ts';
import { imageAlt, pageDescription, pageImage } from './page.ts';
import { day, text } from './primitives.ts';

/** A press release: `content/communiques/*.mdx`. */
export const communique = z.strictObject({
  title: text({ description: 'Le titre du communiqué.', example: 'Une campagne pour la mangrove' }),
  description: pageDescription,
  date: day({ description: 'Le jour du communiqué, AAAA-MM-JJ.' }),
  image: pageImage.optional(),
  alt: imageAlt.optional(),
  documents: z.array(documentLink).meta({ description: 'Les documents à télécharger.' }).optional(),
});
