import type { Document } from '../document.ts';
import { isForeignHeader } from '../documents/validate.ts';
import { INDENT } from '../documents/yaml/errors.ts';
import { type Issue, isError, sortIssues } from '../issue.ts';
import type { RULES } from './rule-ids.ts';

/** Whether an issue is one of some, by what it is and by whether it has hidden another. */
type Group = (issue: Issue, hasHidden?: boolean) => boolean;

/** Where an issue of `rule` is, those of `hides` are not shown. */
export interface Suppression {
  rule: Group;
  hides: Group;
  /** A block is a top-level key with its lines. In a body, where a line is a paragraph, only one place is near. */
  within: 'line' | 'block' | 'file' | 'content';
  /** What `rule` says instead of offering a line. */
  hint?: string;
}

/** The issues of some rules. */
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

/** One cause, one message: every issue that is not shown because of another. */
export const SUPPRESSIONS: readonly Suppression[] = [
  // A file is put in its place before a page is missed there, or its keys are judged.
  { rule: places, hides: pages, within: 'content' },
  { rule: of('fichier-mal-range'), hides: ofKind, within: 'file' },
  { rule: noKeys, hides: ofKind, within: 'file' },
  { rule: isForeignHeader, hides: foreign, within: 'file' },
  // A margin of tabs has the width that each editor gives it.
  { rule: tabs, hides: of('yaml-retrait'), within: 'line' },
  // Around a line that is misplaced or cannot be read, keys only seem absent or unknown; columns are then doubtful.
  { rule: margins, hides: keys, within: 'block' },
  { rule: doubtful, hides: margins, within: 'block', hint: INDENT.hint },
  { rule: unread, hides: keys, within: 'block' },
  // What is offered for a value that is refused has the right quotes.
  { rule: refused, hides: quotes, within: 'line' },
  { rule: of('balise-seule'), hides: of('bloc-dans-une-phrase'), within: 'line' },
  { rule: isError, hides: remarks, within: 'line' },
  { rule: reading, hides: of('mise-en-forme'), within: 'line' },
  // What has errors may hold the block or the link that seems to be missing.
  { rule: isError, hides: of('liste-non-montree'), within: 'file' },
];

/**
 * The issues that are shown. Each other has one that stays for it: row by row, the first of its reach hides the
 * others, what has hidden one is not hidden any more, and a warning hides no error.
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
  /** What has hidden another, with what it says instead of offering a line. */
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
