import { NOTICE_IDS } from '../schema/notices.ts';
import type { BlockSpec } from './spec.ts';

/** Blocks that are one button: they alone may stand in the middle of a sentence. */
export const buttons = {
  ButtonLink: {
    description: 'Un bouton qui mène à une page ou à un document.',
    props: {
      href: { type: 'link', required: true, description: 'Où mène le bouton.' },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
      variant: {
        type: 'choice',
        values: ['default', 'secondary', 'outline', 'ghost', 'link'],
        description: 'L’aspect du bouton.',
      },
    },
    children: 'none',
    example: '<ButtonLink href="/contact" label="Me contacter" />',
  },
  DocumentButton: {
    description: 'Un bouton qui ouvre un document nommé dans site.yml, dans un nouvel onglet.',
    props: {
      document: {
        type: 'choice',
        required: true,
        values: ['cv', 'statutes', 'brochure', 'logo'],
        description: 'Le nom du document dans site.yml.',
      },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
    },
    children: 'none',
    example: '<DocumentButton document="cv" label="Télécharger mon CV" />',
  },
  NoticeButton: {
    description:
      'Un bouton qui annonce « bientôt disponible ». Ajoutez href quand le service existe : il devient un lien.',
    props: {
      notice: {
        type: 'choice',
        required: true,
        values: NOTICE_IDS,
        description: 'Le nom de l’avis dans notices.yml.',
      },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
      href: { type: 'link', description: 'Où mène le bouton, une fois le service ouvert.' },
    },
    children: 'none',
    example: '<NoticeButton notice="newsletter" label="S’inscrire à la newsletter" />',
  },
} as const satisfies Record<string, BlockSpec>;
