import { FORM_NAMES, TAB_PLACES } from '../vocabulary.ts';
import { alone, showList, takesList } from './makers.ts';
import type { BlockSpec } from './spec.ts';

const tabAnchors = Object.values(TAB_PLACES)
  .map((anchor) => `\`#${anchor}\``)
  .join(', ');

/** Blocks by which visitors take part: gifts, contributions, forms. */
export const participation = {
  ParticipateTabs: {
    description: `Les onglets « participer » et leurs formulaires. Pour en ouvrir un par un lien, finissez l’adresse par son repère : ${tabAnchors}.`,
    props: { items: takesList('tabs') },
    children: 'none',
    example: '<ParticipateTabs items={frontmatter.tabs} />',
  },
  DonationCard: alone('DonationCard', 'Le numéro qui reçoit les dons et la référence à indiquer.'),
  DonationTable: showList(
    'DonationTable',
    'donations',
    'Le tableau de bord des dons. Une ligne inventée porte aussi `status: exemple` ; sans cette clé, elle est annoncée comme un don reçu.',
  ),
  ContributionList: alone('ContributionList', 'Les contributions gardées dans le navigateur.'),
  FormEmbed: {
    description: 'Un formulaire de site.yml.',
    props: {
      form: {
        type: 'choice',
        required: true,
        values: FORM_NAMES,
        description: 'Le nom du formulaire dans site.yml.',
      },
    },
    children: 'none',
    example: '<FormEmbed form="volunteer" />',
  },
  MapEmbed: alone('MapEmbed', 'La carte participative.'),
} as const satisfies Record<string, BlockSpec>;
