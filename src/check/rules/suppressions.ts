import type { Document } from '../../content/document.ts';
import { type Issue, isError, sortIssues } from '../../values/issue.ts';

/** True if an issue is in a group; `hasHidden`: the issue has already suppressed another issue. */
type Group = (issue: Issue, hasHidden?: boolean) => boolean;

/** An issue in the group `rule` suppresses the issues in the group `hides` that are in the same line, block or file (`within`). */
export interface Suppression {
  rule: Group;
  hides: Group;
  /** `block`: a top-level key with its lines. In a body, `line` and `block` are the same: the paragraph. */
  within: 'line' | 'block' | 'file' | 'content';
  /** New hint of the issue that suppresses others; its suggestion is removed, because it may be wrong. */
  hint?: string;
}

const of = (...ids: readonly string[]): Group => {
  const rules = new Set(ids);
  return ({ rule }) => rules.has(rule);
};

const hasFix = ({ fix }: Issue) => fix !== undefined;

const misplaced = of('fichier-mal-range', 'nom-fichier');
const noPages: Group = ({ rule, file }) => rule === 'fichier-manquant' && file.endsWith('.mdx');
const unusableHeaders: Group = (one) =>
  !hasFix(one) && /^(?:en-tete-(?:manquant|langage|double)|trop-|yaml-alias)/.test(one.rule);
const keysOfKind = of('cle-inconnue', 'cle-manquante', 'alt-manquant');
const keys = of('cle-inconnue', 'cle-manquante', 'alt-manquant', 'champ-vide', 'forme');
const indentation = of('yaml-retrait', 'yaml-liste', 'yaml-cle-double');
const quotes = of('yaml-signe', 'yaml-deux-points', 'yaml-guillemets');
const parsing: Group = ({ rule }) => /^(?:yaml|en-tete|encodage|fusion)/.test(rule);
const unparsed: Group = (one) => isError(one) && parsing(one) && !hasFix(one);
const invalidValues: Group = (one) => isError(one) && !parsing(one) && !keys(one);
const warnings: Group = (one) => !isError(one) && one.rule !== 'a-remplacer';

/** All suppressions, so that one mistake is reported as one issue. */
export const SUPPRESSIONS: readonly Suppression[] = [
  // A misplaced file causes missing pages and unknown keys.
  { rule: misplaced, hides: noPages, within: 'content' },
  { rule: of('fichier-mal-range'), hides: keysOfKind, within: 'file' },
  { rule: unusableHeaders, hides: keysOfKind, within: 'file' },
  // Near a misplaced or unreadable line, keys may seem missing or unknown, and columns are not certain.
  { rule: indentation, hides: keys, within: 'block' },
  { rule: unparsed, hides: keys, within: 'block' },
  // The suggestion for an invalid value already contains the right quotes.
  { rule: invalidValues, hides: quotes, within: 'line' },
  { rule: of('balise-seule'), hides: of('bloc-dans-une-phrase'), within: 'line' },
  { rule: isError, hides: warnings, within: 'line' },
  { rule: parsing, hides: of('mise-en-forme'), within: 'line' },
  // In a file with errors, the block that shows a list may not have been found.
  { rule: isError, hides: of('liste-non-montree'), within: 'file' },
  // The file name in the hint of a numbering rule also corrects what `nom-fichier` reports.
  { rule: of('charte-numero', 'faq-numero'), hides: of('nom-fichier'), within: 'file' },
  // A file with errors may contain the link that `page-sans-lien` does not find.
  { rule: isError, hides: of('page-sans-lien'), within: 'content' },
];

/**
 * Removes suppressed issues, row by row. Within a line, block or file, the first issue of `rule` suppresses those of `hides`.
 * It is not suppressed later, so each suppressed issue has a visible cause. A warning suppresses no error.
 */
export function visibleIssues(
  issues: readonly Issue[],
  documents: readonly Pick<Document, 'file' | 'blockOf'>[],
  suppressions: readonly Suppression[] = SUPPRESSIONS,
): Issue[] {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const reachOf = ({ file, line, column }: Issue, within: Suppression['within']) => {
    if (within === 'content' || within === 'file') return within === 'file' ? file : within;
    const block = byFile.get(file)?.blockOf(line);
    if (block === undefined) return `${file}:${line}:${column}`;
    return `${file}:${within === 'line' ? line : block}`;
  };
  /** Issues that have suppressed another issue, with the `hint` of that row. */
  const hints = new Map<Issue, string | undefined>();
  let visible = sortIssues(issues).sort((a, b) => Number(isError(b)) - Number(isError(a)));
  for (const { rule, hides, within, hint } of suppressions) {
    const able = visible.filter((one) => rule(one, hints.has(one))).reverse();
    const first = new Map(able.map((one) => [reachOf(one, within), one]));
    if (hint) for (const one of first.values()) hints.set(one, hint);
    visible = visible.filter((one) => {
      const cause = first.get(reachOf(one, within));
      if (!cause || cause === one || hints.has(one) || !hides(one)) return true;
      if (isError(one) && !isError(cause)) return true;
      hints.set(cause, hints.get(cause));
      return false;
    });
  }
  return visible.map((issue) => {
    const { fix: _, ...rest } = issue;
    const hint = hasFix(issue) ? hints.get(issue) : undefined;
    return hint === undefined ? issue : { ...rest, hint };
  });
}
