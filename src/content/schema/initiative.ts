import { z } from 'zod';
import { ICONS, PROJECT_STATUSES, THEMES } from '../vocabulary.ts';
import { budgetLine, planStep } from './lists.ts';
import { imageAlt, pageDescription, pageImage, pageTitle } from './page.ts';
import { amount, oneOf, slug, text } from './primitives.ts';

/** A Je Participe project sheet: `content/initiatives/*.mdx` (spec section 3, Project). */
export const initiative = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  slug: slug({ description: 'La fin de l’adresse de la fiche.' }),
  location: text({ description: 'Le lieu du projet.', example: 'Libreville' }),
  objective: text({ description: 'Le but du projet, en une phrase.' }),
  budget: amount({ description: 'Le budget total en FCFA, en chiffres, sans espace.' }),
  collected: amount({ description: 'La somme déjà réunie en FCFA, en chiffres, sans espace.' }),
  status: oneOf(PROJECT_STATUSES, { description: 'Où en est le projet.' }),
  theme: oneOf(THEMES, { description: 'Le thème du projet.' }),
  icon: oneOf(ICONS, { description: 'Le nom d’un dessin de la liste.' }),
  budgetLines: z
    .array(budgetLine)
    .meta({ description: 'Le détail du budget : la somme doit être égale à « budget ».' })
    .optional(),
  plan: z.array(planStep).meta({ description: 'Le plan d’action, étape par étape.' }).optional(),
  image: pageImage.optional(),
  alt: imageAlt.optional(),
});

export type InitiativeFrontmatter = z.infer<typeof initiative>;
