import { isError } from '../../content/issue.ts';
import type { Fault } from '../fault.ts';

/** What one misplaced line brings about, on its own line or on others. */
const BROUGHT = new Set([
  'yaml',
  'yaml-retrait',
  'yaml-liste',
  'yaml-cle-double',
  'yaml-deux-points',
  'cle-inconnue',
  'cle-manquante',
  'champ-vide',
  'forme',
]);

/** Whether a fault may come of a line near it. */
export const isBrought = (fault: Fault) => isError(fault) && BROUGHT.has(fault.rule);

/** A line that cannot be read, of which nobody could say how to write it, is worth finding another cause for. */
export const isRiddle = (fault: Fault) => isMisaligned(fault) && fault.suggestion === undefined;

/** Whether a fault says that a line stands too far to one side. */
export const isMisaligned = ({ rule }: Fault) => rule === 'yaml-retrait' || rule === 'yaml-liste';

/** How much faults are worth to be told as one. */
export const weigh = (faults: readonly Fault[]) =>
  faults.reduce((sum, fault) => sum + (isRiddle(fault) ? 2 : 1), 0);
