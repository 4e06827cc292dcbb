import type * as z from 'zod';
import { SECTION_THEMES } from '../vocabulary.ts';
import { email, group, oneOf, picture, text, url, yesNo } from './fields.ts';
import { action } from './lists.ts';

/** Key `section` in the `index.mdx` of a folder: makes the folder a sub-site, a project with its own menu and colours. */
export const section = group(
  'Fait de ce dossier de pages un projet : son nom, ses couleurs, ses contacts. Seulement dans le fichier index.mdx du dossier.',
  {
    name: text('Le nom du projet, dans les menus et au bas de ses pages.', 'Eco Logik'),
    theme: oneOf(SECTION_THEMES, 'Les couleurs et les motifs du projet.'),
    contact: group(
      'Les contacts propres au projet, montrés par <ProjectContact /> ; le courriel est aussi celui des liens de secours, sous ses formulaires et sa carte.',
      {
        email: email('L’adresse électronique du projet.').optional(),
        messaging: url('Le lien de messagerie (WhatsApp, par exemple).').optional(),
      },
    ).optional(),
    footer: yesNo(
      'Le projet a son propre bas de page, sans la devise (true, par défaut), ou celui du site (false).',
    ).optional(),
  },
);

export const projectCard = group(
  'Dans l’accueil d’un projet : sa carte dans les listes de projets.',
  {
    title: text('Le nom du projet sur sa carte, s’il s’y écrit autrement.').optional(),
    category: text('Le domaine du projet, sur l’étiquette de l’image.', 'Écologie').optional(),
    text: text('Une ou deux phrases qui disent ce que fait le projet.'),
    image: picture('L’image, déposée dans content/images.'),
    alt: text('Ce que montre l’image, pour qui ne la voit pas.'),
    action: action.meta({ description: 'Un second lien sur la carte : faire un don.' }).optional(),
    status: oneOf(
      ['en préparation'],
      'L’accueil du site l’annonce ; quand le projet est prêt, effacez la ligne.',
    ).optional(),
  },
);

export type SectionKeys = z.infer<typeof section>;
