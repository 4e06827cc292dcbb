import { z } from 'zod';
import { ARTICLE_CATEGORIES } from '../vocabulary.ts';
import { imageAlt, pageDescription, pageImage } from './page.ts';
import { day, oneOf, slug, text } from './primitives.ts';

/** A blog article: `content/articles/*.mdx`. It gets its page once it has a body. */
export const article = z.strictObject({
  title: text({
    description: 'Le titre de l’article, sur sa carte et en haut de sa page.',
    example: 'Un soir en forêt',
  }),
  category: oneOf(ARTICLE_CATEGORIES, { description: 'La catégorie de l’article.' }),
  excerpt: text({
    description: 'Deux phrases qui donnent envie de lire, montrées sur la carte.',
    example: 'La nuit tombe, les bruits changent. On apprend à écouter.',
  }),
  image: pageImage,
  alt: imageAlt,
  description: pageDescription.optional(),
  date: day({ description: 'Le jour de publication, AAAA-MM-JJ.' }).optional(),
  slug: slug({
    description: 'La fin de l’adresse, si elle diffère du nom du fichier.',
    example: 'un-soir-en-foret',
  }).optional(),
});
