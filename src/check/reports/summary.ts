import { textsOf } from '../../model/document.ts';
import { NEVER, publicFrom } from '../../model/visibility.ts';
import { frenchDay } from '../../values/calendar.ts';
import { type Issue, isError } from '../../values/issue.ts';
import type { CheckResult } from '../apply-rules.ts';

/** True for the warning of a sample value (`example.org`), which an editor must replace. */
export const isSampleIssue = ({ rule }: Issue) => rule === 'a-remplacer';

const counted = (number: number, word: string, none: string) =>
  number === 0 ? `${none} ${word}` : `${number} ${word}${number > 1 ? 's' : ''}`;

/** Counts the issues without sample values ("2 erreurs et 1 avertissement dans 2 fichiers"), and states if they prevent a publication. */
export function summary(all: readonly Issue[]): string {
  const issues = all.filter((issue) => !isSampleIssue(issue));
  if (issues.length === 0) return 'Tout est en ordre : aucune erreur, aucun avertissement.';
  const errors = issues.filter(isError).length;
  const warnings = issues.length - errors;
  const files = new Set(issues.map(({ file }) => file)).size;
  const where = files > 1 ? `dans ${files} fichiers` : 'dans un fichier';
  const total = `${counted(errors, 'erreur', 'Aucune')} et ${counted(warnings, 'avertissement', 'aucun')} ${where}.`;
  return `${total}\n${state(errors, warnings)}`;
}

const state = (errors: number, warnings: number) =>
  errors > 0
    ? 'Vos textes sont intacts, le site en ligne n’a pas changé.'
    : `Rien n’empêche la mise en ligne : ${warnings > 1 ? 'les avertissements attendent' : 'l’avertissement attend'} votre relecture.`;

/** Lists the texts that are not public yet (scheduled texts and drafts); empty when there are none. */
export function waitingNote({ content, today }: CheckResult): string {
  const [dated, drafts]: [string[], string[]] = [[], []];
  for (const text of textsOf(content.documents)) {
    const from = publicFrom(text);
    if (from === NEVER) drafts.push(text.file);
    else if (from > today) dated.push(`${text.file} le ${frenchDay(from)}`);
  }
  const parts = [
    listed(dated, 'texte attend', 'textes attendent'),
    listed(drafts, 'brouillon', 'brouillons'),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(' ; ')}.\n\n` : '';
}

const listed = (files: string[], one: string, more: string) =>
  files.length && `${files.length} ${files.length > 1 ? more : one} : ${files.join(', ')}`;
