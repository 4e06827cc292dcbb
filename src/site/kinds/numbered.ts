import { ROUTES } from '../routes.ts';
import { frontmatter, text } from '../schema/fields.ts';
import type { KindSpec } from './spec.ts';

/** Section of the charter: `content/charte/07-ma-section.mdx`; the number determines the order. */
export const charte = {
  name: 'une section de la charte',
  plural: 'Charte',
  folder: 'charte',
  schema: frontmatter({
    title: text('Titre', 'Le titre de la section.', 'Le rôle des porteurs de projet'),
  }),
  place: { page: 'shared', route: ROUTES.charter },
  binding: [ROUTES.charter],
  newFile: {
    label: 'Ajouter une section à la charte',
    filename: '07-ma-section.mdx',
    body: ['Le texte de la section.'],
  },
} as const satisfies KindSpec;

/** Question and answer: `content/faq/01-ma-question.mdx`; the number determines the order. */
export const faq = {
  name: 'une question de la FAQ',
  plural: 'Questions de la FAQ',
  folder: 'faq',
  titledBy: 'question',
  schema: frontmatter({
    question: text(
      'Question',
      'La question, comme une personne la poserait.',
      'La question que l’on me pose souvent ?',
    ),
  }),
  place: { page: 'shared', route: ROUTES.faq, isAnswer: true },
  newFile: {
    label: 'Ajouter une question à la FAQ',
    filename: '01-ma-question.mdx',
    body: ['La réponse à la question.'],
  },
} as const satisfies KindSpec;
