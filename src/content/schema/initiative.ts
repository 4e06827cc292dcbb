import { z } from 'zod';
import { ICONS, PROJECT_STATUSES, THEMES } from '../vocabulary.ts';
import { imageAlt, pageDescription, pageImage } from './page.ts';
import { amount, oneOf, slug, text } from './primitives.ts';

const budgetLine = z.strictObject({
  item: text({ description: 'La dépense.' }),
  amount: amount({ description: 'Le montant en FCFA, en chiffres, sans espace.' }),
});

const planStep = z.strictObject({
  step: z.int().min(1).meta({ description: 'Le numéro de l’étape.', example: '1' }),
  action: text({ description: 'Ce qui est fait.' }),
  duration: text({ description: 'La durée.', example: '2 mois' }),
  result: text({ description: 'Le résultat attendu.' }),
});

/** A Je Participe project sheet: `content/initiatives/*.mdx` (spec section 3, Project). */
export const initiative = z.strictObject({
  title: text({ description: 'Le nom du projet.', example: 'Un jardin partagé à Libreville' }),
  description: pageDescription,
  slug: slug({ description: 'La fin de l’adresse de la fiche.', example: 'un-jardin-partage' }),
  location: text({ description: 'Le lieu du projet.', example: 'Libreville' }),
  objective: text({
    description: 'Le but du projet, en une phrase.',
    example: 'Cultiver ensemble de quoi nourrir le quartier.',
  }),
  budget: amount({ description: 'Le budget total en FCFA, en chiffres, sans espace.' }),
  collected: amount({
    description: 'La somme déjà réunie en FCFA, en chiffres, sans espace.',
    example: '0',
  }),
  status: oneOf(PROJECT_STATUSES, { description: 'Où en est le projet.' }),
  theme: oneOf(THEMES, { description: 'Le thème du projet.' }),
  icon: oneOf(ICONS, { description: 'Le nom d’un dessin de la liste.' }),
  daysRemaining: z
    .int()
    .nonnegative()
    .meta({
      description:
        'Le nombre de jours qui restent pour la collecte, en chiffres, montré tant que le projet est « En collecte ».',
      example: '30',
    })
    .optional(),
  budgetLines: z
    .array(budgetLine)
    .meta({ description: 'Le détail du budget : la somme doit être égale à « budget ».' })
    .optional(),
  plan: z.array(planStep).meta({ description: 'Le plan d’action, étape par étape.' }).optional(),
  image: pageImage.optional(),
  alt: imageAlt.optional(),
});

export type InitiativeFrontmatter = z.infer<typeof initiative>;
