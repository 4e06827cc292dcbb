import { ROUTES } from '../routes.ts';
import {
  day,
  frontmatter,
  imageAlt,
  oneOf,
  pageDescription,
  pageImage,
  pageLang,
  slug,
  text,
} from '../schema/fields.ts';
import { ARTICLE_CATEGORIES } from '../vocabulary.ts';
import type { KindSpec } from './spec.ts';

/** Blog article: `content/articles/*.mdx`. An article without a body has a card in the blog, but no page. */
export const article = {
  name: 'un article',
  plural: 'Articles',
  folder: 'articles',
  summedUpBy: 'excerpt',
  schema: frontmatter({
    title: text(
      'Titre',
      'Le titre de l’article, sur sa carte et en haut de sa page.',
      'Un soir en forêt',
    ),
    category: oneOf(ARTICLE_CATEGORIES, 'Catégorie', 'La catégorie de l’article.'),
    excerpt: text(
      'Accroche',
      'Deux phrases qui donnent envie de lire, montrées sur la carte.',
      'La nuit tombe, les bruits changent. On apprend à écouter.',
    ),
    image: pageImage,
    alt: imageAlt,
    description: pageDescription.optional(),
    date: day('Date', 'Le jour de parution. S’il est à venir, le texte l’attend.')
      .meta({ isUsual: true, inTemplate: true })
      .optional(),
    lang: pageLang.optional(),
    slug: slug(
      'Fin de l’adresse',
      'La fin de l’adresse, si elle diffère du nom du fichier.',
      'un-soir-en-foret',
    ).optional(),
  }),
  place: { page: 'own', below: ROUTES.blog, needsBody: true },
  describedAs: 'Article',
  inFeed: true,
  newFile: {
    label: 'Ajouter un article',
    filename: 'mon-article.mdx',
    body: [
      '<!-- Le texte de l’article commence ici. Sans texte, l’article est annoncé « bientôt disponible ». -->',
      '',
      'Un premier paragraphe.',
      '',
      '## Un intertitre',
      '',
      'La suite, avec [un lien vers une page](/contact) et **des mots en gras**.',
    ],
  },
} as const satisfies KindSpec;
