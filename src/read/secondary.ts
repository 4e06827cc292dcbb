import { type Issue, isError } from '../content/issue.ts';
import type { YamlReading } from './yaml/read.ts';

/** What misleads the reader about one value: read as it was meant, its key may still not take it. */
const OF_VALUES = new Set(['yaml-signe', 'yaml-deux-points', 'yaml-diese', 'yaml-guillemet']);

/** What a line that is misplaced or cannot be read brings about in its block: keys that seem absent, unknown or empty. */
const OF_KEYS = new Set(['cle-inconnue', 'cle-manquante', 'alt-manquant', 'champ-vide', 'forme']);

/** Rules on where a line stands. */
const OF_MARGINS = new Set(['yaml-retrait', 'yaml-liste', 'yaml-cle-double']);

const ALIGN =
  'Alignez-la avec ses voisines : deux espaces par niveau, et le même retrait pour les éléments d’une même liste.';

/**
 * The issues of a YAML text and those of its data, one a cause. A block is a top-level key with its lines:
 * - what a key refuses stands for the quotes that its value also lacks, and an error for the warnings of its line;
 * - in a block with a line that is misplaced or cannot be read, keys only seem absent or unknown; where some do, the
 *   columns guessed in it are doubtful: its first such issue is kept, and no line is offered.
 */
export function withoutSecondary(
  written: readonly Issue[],
  refused: readonly Issue[],
  { blockOf }: Pick<YamlReading, 'blockOf'>,
): Issue[] {
  const misplaced = written.filter(({ rule }) => OF_MARGINS.has(rule));
  const unread = written.filter((issue) => isError(issue) && issue.suggestion === undefined);
  const causes = new Set([...misplaced, ...unread].map(({ line }) => blockOf(line)));
  const isSecondary = ({ rule, line }: Issue) => OF_KEYS.has(rule) && causes.has(blockOf(line));
  const primary = refused.filter((issue) => !isSecondary(issue));
  const doubtful = new Set(refused.filter(isSecondary).map(({ line }) => blockOf(line)));
  const ofValues = primary.filter(({ rule }) => !OF_KEYS.has(rule));
  const kept = written.flatMap((issue): Issue[] => {
    const { rule, line, suggestion, ...rest } = issue;
    const isRefused = suggestion !== undefined && ofValues.some((one) => one.line === line);
    if (isRefused && OF_VALUES.has(rule)) return [];
    if (!OF_MARGINS.has(rule) || !doubtful.has(blockOf(line))) return [issue];
    if (misplaced.find((one) => blockOf(one.line) === blockOf(line)) !== issue) return [];
    return [{ ...rest, rule, line, hint: suggestion === undefined ? issue.hint : ALIGN }];
  });
  const all = [...kept, ...primary];
  return all.filter(
    (issue) => isError(issue) || !all.some((one) => isError(one) && one.line === issue.line),
  );
}
