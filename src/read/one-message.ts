import type { Fault } from './fault.ts';

/** What misleads the reader about one value: read as it was meant, the value may still not be one that its key takes. */
const MISLED = new Set([
  'yaml-signe',
  'yaml-deux-points',
  'yaml-barre',
  'yaml-diese',
  'yaml-guillemet',
]);

/** What is said of keys and of whole lists, not of the value on their line. */
const OF_KEYS = new Set(['cle-inconnue', 'cle-manquante', 'alt-manquant', 'champ-vide']);

/**
 * One message a value: of one that is badly written and that its key would not take either, only the latter is told,
 * for quotes around it would bring that message next. `written` are the faults of the YAML, `refused` those of its data.
 */
export function oneMessageEach(written: readonly Fault[], refused: readonly Fault[]): Fault[] {
  const lines = new Set(refused.flatMap(({ rule, line }) => (OF_KEYS.has(rule) ? [] : [line])));
  return [
    ...written.filter(
      ({ rule, line, suggestion }) =>
        !(MISLED.has(rule) && suggestion !== undefined && lines.has(line)),
    ),
    ...refused,
  ];
}
