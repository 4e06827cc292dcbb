import { alone } from './makers.ts';
import type { BlockSpec } from './spec.ts';

/** Blocks that lead to somebody, with the addresses of `site.yml`. */
export const contacts = {
  QrCode: alone('QrCode', 'Le code QR et le bouton d’écoute de la radio.'),
  ContactDetails: alone('ContactDetails', 'Le courriel, le téléphone et les réseaux sociaux.'),
  PressContact: alone('PressContact', 'Le contact presse.'),
  ProjectContact: {
    description: 'Les contacts propres à un projet.',
    props: {
      project: {
        type: 'choice',
        required: true,
        values: ['decouverte', 'ndjoOyeri'],
        description: 'Le projet, comme dans site.yml.',
      },
    },
    children: 'none',
    example: '<ProjectContact project="ndjoOyeri" />',
  },
} as const satisfies Record<string, BlockSpec>;
