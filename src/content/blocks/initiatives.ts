import { alone, showList, takesList } from './makers.ts';
import type { BlockSpec } from './spec.ts';

/** A list of a project sheet: its block says « sera publié ici » until the list is written. */
const sheetList = (name: string, key: string, description: string): BlockSpec =>
  onInitiatives({
    ...showList(name, key, description),
    props: { items: { ...takesList(key), mayWait: true } },
  });

/** A block that reads the project sheet it stands in. */
const onInitiatives = (spec: BlockSpec): BlockSpec => ({ ...spec, kinds: ['initiative'] });

/** Blocks of « Je Participe »: the list of projects, their charter, and the parts of a project sheet. */
export const initiatives = {
  InitiativeSearch: alone('InitiativeSearch', 'Les filtres de la page des projets citoyens.'),
  InitiativeList: alone('InitiativeList', 'Les projets citoyens, en cartes.'),
  Charter: alone('Charter', 'Les sections de la charte, dans l’ordre de leurs fichiers.'),
  ActionPlan: sheetList('ActionPlan', 'plan', 'Le plan d’action d’une fiche projet.'),
  BudgetTable: sheetList('BudgetTable', 'budgetLines', 'Le budget détaillé d’une fiche projet.'),
  SupportPanel: onInitiatives(alone('SupportPanel', 'Le panneau de soutien d’une fiche projet.')),
} as const satisfies Record<string, BlockSpec>;
