import type { Document } from '../document.ts';
import { isForeignHeader } from '../documents/validate.ts';
import { INDENT } from '../documents/yaml/errors.ts';
import { type Issue, isError, sortIssues } from '../issue.ts';
import type { RULES } from './rule-ids.ts';

/** Whether an issue is in a group; `hasHidden`: it has suppressed another. */
type Group = (issue: Issue, hasHidden?: boolean) => boolean;

/** An issue of `rule` suppresses those of `hides` within its reach. */
export interface Suppression {
  rule: Group;
  hides: Group;
  /** `block`: a top-level key and its lines. In a body, where a line is a paragraph, `line` is one position. */
  within: 'line' | 'block' | 'file' | 'content';
  /** Hint of `rule` instead of its suggestion. */
  hint?: string;
}

export const ofRules = <Id extends string>(...ids: readonly Id[]): Group => {
  const rules = new Set<string>(ids);
  return ({ rule }) => rules.has(rule);
};

const of = (...ids: (keyof typeof RULES)[]) => ofRules(...ids);

const places = of('fichier-mal-range', 'nom-fichier');
const pages: Group = ({ rule, file }) => rule === 'fichier-manquant' && file.endsWith('.mdx');
const noKeys: Group = ({ rule, suggestion }) =>
  !suggestion && /^(?:en-tete-(?:manquant|langage|double)|trop-|yaml-alias)/.test(rule);
const ofKind = of('cle-inconnue', 'cle-manquante', 'alt-manquant');
const foreign: Group = (one) => ofKind(one) && one.suggestion === undefined;
const keys = of('cle-inconnue', 'cle-manquante', 'alt-manquant', 'champ-vide', 'forme');
const tabs = of('yaml-tabulation', 'yaml-espace-insecable');
const margins = of('yaml-retrait', 'yaml-liste', 'yaml-cle-double');
const quotes = of('yaml-signe', 'yaml-deux-points', 'yaml-diese', 'yaml-guillemet');
const reading: Group = ({ rule }) => /^(?:yaml|en-tete|encodage|fusion)/.test(rule);
const unread: Group = (one) => isError(one) && reading(one) && one.suggestion === undefined;
const refused: Group = (one) => isError(one) && !reading(one) && !keys(one);
const remarks: Group = (one) => !isError(one) && one.rule !== 'a-remplacer';
const doubtful: Group = (one, hasHidden) => margins(one) && hasHidden === true;

/** All suppressions: one cause gives one issue. */
export const SUPPRESSIONS: readonly Suppression[] = [
  // A misplaced file causes missing pages and unknown keys.
  { rule: places, hides: pages, within: 'content' },
  { rule: of('fichier-mal-range'), hides: ofKind, within: 'file' },
  { rule: noKeys, hides: ofKind, within: 'file' },
  { rule: isForeignHeader, hides: foreign, within: 'file' },
  // The width of tabs depends on the editor.
  { rule: tabs, hides: of('yaml-retrait'), within: 'line' },
  // Around a misplaced or unreadable line, keys only seem missing or unknown, and columns are uncertain.
  { rule: margins, hides: keys, within: 'block' },
  { rule: doubtful, hides: margins, within: 'block', hint: INDENT.hint },
  { rule: unread, hides: keys, within: 'block' },
  // The suggestion for a refused value has the right quotes.
  { rule: refused, hides: quotes, within: 'line' },
  { rule: of('balise-seule'), hides: of('bloc-dans-une-phrase'), within: 'line' },
  { rule: isError, hides: remarks, within: 'line' },
  { rule: reading, hides: of('mise-en-forme'), within: 'line' },
  // A file with errors may contain the missing block or link.
  { rule: isError, hides: of('liste-non-montree'), within: 'file' },
];

/**
 * The visible issues. Each suppressed issue has a visible cause: row by row, the first within reach suppresses the
 * others, a cause is not suppressed later, and a warning suppresses no error.
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
  /** Issues that suppressed another, with the hint of the row. */
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
    const { suggestion, ...rest } = issue;
    const hint = suggestion === undefined ? undefined : hints.get(issue);
    return hint === undefined ? issue : { ...rest, hint };
  });
}
