import * as z from 'zod';
import {
  email,
  frontmatter,
  group,
  imageAlt,
  oneOf,
  pageDescription,
  pageImage,
  pageLang,
  picture,
  text,
  url,
  yesNo,
} from '../schema/fields.ts';
import { action, alt, image, pageLists } from '../schema/page-lists.ts';
import { SUBSITE_THEMES } from '../vocabulary.ts';
import type { KindSpec } from './spec.ts';

const hero = z.strictObject({
  kicker: text('Surtitre', 'Une courte ligne au-dessus du titre.').optional(),
  text: text('Texte', 'La phrase d’accueil, sous le titre.'),
  image,
  alt,
  composition: oneOf(
    ['fond clair', 'fond sombre', 'dessous'],
    'Place de l’image',
    'Dans l’accueil d’un projet, la place de l’image : derrière le texte, sur un fond clair ou de la couleur du projet (laissez vide la moitié gauche de l’image), ou dessous, sur toute la largeur.',
  ).optional(),
  actions: z
    .array(action)
    .max(3)
    .meta({ label: 'Boutons', description: 'Un à trois boutons.' })
    .optional(),
  scroll: action
    .meta({ label: 'Lien vers le bas', description: 'Le lien qui mène plus bas dans la page.' })
    .optional(),
});

/** Key `section` in the `index.mdx` of a folder: makes the folder a sub-site, a project with its own menu and colours. */
const section = group(
  'Projet',
  'Fait de ce dossier de pages un projet : son nom, ses couleurs, ses contacts. Seulement dans le fichier index.mdx du dossier.',
  {
    name: text('Nom', 'Le nom du projet, dans les menus et au bas de ses pages.', 'Eco Logik'),
    theme: oneOf(SUBSITE_THEMES, 'Thème', 'Les couleurs et les motifs du projet.'),
    contact: group(
      'Contacts',
      'Les contacts propres au projet ; le courriel est aussi celui des liens de secours, sous ses formulaires et sa carte.',
      {
        email: email('Courriel', 'L’adresse électronique du projet.').optional(),
        messaging: url('Messagerie', 'Le lien de messagerie (WhatsApp, par exemple).').optional(),
      },
    ).optional(),
    footer: yesNo(
      'Bas de page',
      'Le projet a son propre bas de page, sans la devise (true, par défaut), ou celui du site (false).',
    ).optional(),
  },
);

const projectCard = group(
  'Carte du projet',
  'Dans l’accueil d’un projet : sa carte dans les listes de projets.',
  {
    title: text('Titre', 'Le nom du projet sur sa carte, s’il s’y écrit autrement.').optional(),
    category: text(
      'Catégorie',
      'Le domaine du projet, sur l’étiquette de l’image.',
      'Écologie',
    ).optional(),
    text: text('Texte', 'Une ou deux phrases qui disent ce que fait le projet.'),
    image,
    alt,
    action: action
      .meta({ label: 'Second lien', description: 'Un second lien sur la carte : faire un don.' })
      .optional(),
    status: oneOf(
      ['en préparation'],
      'État',
      'L’accueil du site l’annonce ; quand le projet est prêt, effacez la ligne.',
    ).optional(),
  },
);

export type SubsiteKeys = z.infer<typeof section>;

/** Page: `content/pages/**`. The path of the file is the route; blocks in the text show the lists of the frontmatter. */
export const page = {
  name: 'une page',
  plural: 'Pages',
  folder: 'pages',
  place: { page: 'at path' },
  inBands: true,
  pictureIsShared: true,
  schema: frontmatter({
    title: text(
      'Titre',
      'Le titre de la page : en haut de la page, dans l’onglet et dans les moteurs de recherche.',
      'Mes services',
    ),
    description: pageDescription,
    image: pageImage.optional(),
    alt: imageAlt.optional(),
    nav: text('Nom dans les menus', 'Le nom de la page dans les menus, s’il diffère du titre.')
      .meta({ isUsual: true })
      .optional(),
    section: section.optional(),
    lang: pageLang.optional(),
    hero: hero
      .meta({ label: 'Grande ouverture', description: 'La grande ouverture de la page.' })
      .optional(),
    vignette: picture(
      'Vignette',
      'Un petit dessin sans fond, à droite du titre d’une page sans grande ouverture : il touche le bord droit et se tient sur la frise. Simple décor, il n’a pas de texte de remplacement. Hors des projets, une page sans vignette a un titre plus petit.',
      '/images/vignette-services.svg',
    ).optional(),
    card: projectCard.optional(),
    ...pageLists,
  }),
  /** Pages in `pages/en` are in English, unless they say otherwise. */
  completed: (keys, path) => (/^pages\/en[/.]/.test(path) ? { lang: 'en', ...keys } : keys),
  binding: ['/mentions-legales'],
  newFile: {
    label: 'Ajouter une page',
    filename: 'ma-page.mdx',
    body: ['Un premier paragraphe.', '', '## Un premier titre', '', 'Le texte sous ce titre.'],
  },
} as const satisfies KindSpec;
