import type { Sensitive } from '../content/schema/primitives.ts';
import type { ChangedBehaviour } from './behaviours.ts';
import type { Change } from './change.ts';
import type { ChangedFile } from './changed-files.ts';
import type { ContentState } from './content-state.ts';
import { lostPages, publications, removedRedirections } from './page-dangers.ts';
import type { FindRoutes } from './page-letters.ts';
import { changedLines, replacedProofs } from './published-lines.ts';
import { bindingTexts, removedSections, staleTranslations } from './text-dangers.ts';
import { changedValues } from './value-dangers.ts';

/** What dangers are found in: the content before (`base`) and after (`head`) a proposal. */
export interface Compared {
  base: ContentState;
  head: ContentState;
  files: readonly ChangedFile[];
  /** Changed links and buttons of built pages that no change of content explains. */
  behaviours: readonly ChangedBehaviour[];
  /** Routes of generated pages that no longer exist. */
  removedRoutes: readonly string[];
  /** Looks for texts in the changed pages. */
  routesWith: FindRoutes;
}

const values = (kind: Sensitive) => (compared: Compared) =>
  [...changedValues(compared), ...compared.behaviours].filter((change) => change.kind === kind);

/** All kinds of danger: changes that can cost money, trust or visitors, in the order of the report, the most costly first. */
const DANGERS: readonly [title: string, find: (compared: Compared) => readonly Change[]][] = [
  ['Une ligne publiée a été modifiée ou retirée', changedLines],
  ['Une preuve a été remplacée', replacedProofs],
  ['Argent', values('argent')],
  ['État d’un projet', values('etat')],
  ['Téléphone', values('telephone')],
  ['Courriel', values('courriel')],
  ['Formulaire ou carte', values('formulaire')],
  ['Adresse d’un autre site', values('adresse')],
  ['Publication', publications],
  ['Page supprimée', (compared) => lostPages(compared).filter(({ routes }) => routes.length === 0)],
  [
    'Page qui change d’adresse',
    (compared) => lostPages(compared).filter(({ routes }) => routes.length > 0),
  ],
  ['Ancienne adresse qui ne mène plus nulle part', removedRedirections],
  ['Partie supprimée', removedSections],
  ['Texte qui engage', bindingTexts],
  ['Traduction à relire', staleTranslations],
];

/** All dangers with their titles, in the order of `DANGERS`. */
export const findDangers = (compared: Compared): Change[] =>
  DANGERS.flatMap(([title, find]) => find(compared).map((danger) => ({ title, ...danger })));
