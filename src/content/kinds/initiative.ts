import { z } from 'zod';
import {
  amount,
  imageAlt,
  oneOf,
  pageDescription,
  pageImage,
  slug,
  text,
} from '../schema/primitives.ts';
import { ICONS, PROJECT_STATUSES, THEMES } from '../vocabulary.ts';
import type { KindSpec } from './spec.ts';

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
export const initiative = {
  name: 'une fiche projet',
  folder: 'initiatives',
  otherFolders: ['projets', 'projet'],
  schema: z.strictObject({
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
  }),
  route: ({ name }) => `/je-participe/projets/${name}`,
  address: {
    start: '/je-participe/projets/',
    help: 'celle d’un projet est « /je-participe/projets/ », puis sa clé « slug »',
  },
  sharedAs: 'article',
  inFeed: false,
  forPaper: true,
  isListed: true,
  needsAlt: true,
  newFile: {
    label: 'Proposer un projet (Je Participe)',
    filename: 'mon-projet.mdx',
    body: [
      '## Le défi',
      '',
      'Ce qui manque aujourd’hui.',
      '',
      '## La solution',
      '',
      'Ce que le projet propose.',
      '',
      '<!-- Le plan et le budget s’écrivent en haut du fichier, sous « plan: » et « budgetLines: ». Sans eux, la page dit qu’ils seront publiés. -->',
      '',
      '## Plan d’action',
      '',
      '<ActionPlan items={frontmatter.plan} />',
      '',
      '## Budget',
      '',
      '<BudgetTable items={frontmatter.budgetLines} />',
      '',
      '## Soutenir ce projet',
      '',
      '<SupportPanel />',
    ],
  },
} as const satisfies KindSpec;
