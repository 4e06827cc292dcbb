import { dayInDisguise, dayInWords } from '../../content/forms/date.ts';
import type { Issue } from '../../content/issue.ts';

/** Faults of writing whose mending cannot change what was meant. */
const ALWAYS = new Set([
  'yaml-deux-points',
  'yaml-espace',
  'yaml-espace-insecable',
  'yaml-tabulation',
  'montant',
]);

/** Whether the suggestion of an issue may be written without asking: `text` is the line as it stands. */
export function isCertain(issue: Issue, text: string): boolean {
  if (issue.suggestion === undefined || issue.suggestion.includes('\n')) return false;
  if (ALWAYS.has(issue.rule) || isNumberQuoted(text, issue.suggestion)) return true;
  // 01/05/2026 may be read in two ways; "1er mai 2026" in one.
  const day = dayInWords(valueIn(text)) ?? dayInDisguise(valueIn(text));
  return issue.rule === 'date' && day !== undefined;
}

/** Whether the quotes around a number are all that changes: the digits stay as they were written. */
const isNumberQuoted = (text: string, suggestion: string) =>
  suggestion !== text && (unquoted(suggestion) === text || suggestion === unquoted(text));

const unquoted = (line: string) => line.replace(/(["'])(\+?\d[\d.]*)\1(?=\s|$)/, '$2');

const valueIn = (text: string) =>
  text
    .replace(/^[\s-]*(?:[^:]*:\s*)?/, '')
    .replace(/\s+# .*$/, '')
    .replace(/^["']|["']\s*$/g, '')
    .trim();
