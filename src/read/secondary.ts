import { isError } from '../content/issue.ts';
import type { Fault } from './fault.ts';
import type { YamlReading } from './yaml/read.ts';

/** What misleads the reader about one value: read as it was meant, its key may still not take it. */
const OF_VALUES = new Set(['yaml-signe', 'yaml-deux-points', 'yaml-diese', 'yaml-guillemet']);

/** What a line that is misplaced or cannot be read brings about in its block: keys that seem absent, unknown or empty. */
const OF_KEYS = new Set(['cle-inconnue', 'cle-manquante', 'alt-manquant', 'champ-vide', 'forme']);

/** Rules on where a line stands. */
const OF_MARGINS = new Set(['yaml-retrait', 'yaml-liste', 'yaml-cle-double']);

const HINT =
  'Alignez-la avec ses voisines : deux espaces par niveau, et le même retrait pour les éléments d’une même liste.';

/**
 * The faults of YAML and those of its data, secondary issues apart. A block is a top-level key with its lines:
 * - one message a value: what its key refuses is told, not the quotes that it also lacks;
 * - one severity a line: a warning waits until the errors of its line are corrected;
 * - under a line that is misplaced or cannot be read, keys that seem absent or unknown in its block are not told,
 *   and where there were some, the column that was guessed for that line is not offered.
 */
export function withoutSecondary(
  written: readonly Fault[],
  refused: readonly Fault[],
  { blockOf }: Pick<YamlReading, 'blockOf'>,
): Fault[] {
  const isCause = (fault: Fault) =>
    isError(fault) && (OF_MARGINS.has(fault.rule) || fault.suggestion === undefined);
  const causes = new Set(written.filter(isCause).map(({ line }) => blockOf(line)));
  const isSecondary = ({ rule, line }: Fault) => OF_KEYS.has(rule) && causes.has(blockOf(line));
  const primary = refused.filter((fault) => !isSecondary(fault));
  const doubtful = new Set(refused.filter(isSecondary).map(({ line }) => blockOf(line)));
  const values = new Set(primary.flatMap(({ rule, line }) => (OF_KEYS.has(rule) ? [] : [line])));
  const errors = new Set([...written, ...primary].filter(isError).map(({ line }) => line));
  const told = new Set<string>();
  const kept = written.flatMap((fault): Fault[] => {
    const { rule, line, suggestion } = fault;
    if (OF_VALUES.has(rule) && suggestion !== undefined && values.has(line)) return [];
    if (!OF_MARGINS.has(rule) || !doubtful.has(blockOf(line))) return [fault];
    if (told.has(blockOf(line))) return [];
    told.add(blockOf(line));
    return [withoutSuggestion(fault)];
  });
  return [...kept, ...primary].filter((fault) => isError(fault) || !errors.has(fault.line));
}

const withoutSuggestion = ({ suggestion, ...fault }: Fault): Fault =>
  suggestion === undefined ? fault : { ...fault, hint: HINT };
