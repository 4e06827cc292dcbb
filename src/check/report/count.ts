import { type Issue, isError } from '../../content/issue.ts';

/** How many issues stop the site from going online, and how many only ask for attention. */
function count(issues: readonly Issue[]) {
  const errors = issues.filter(isError).length;
  return { errors, warnings: issues.length - errors };
}

/** "1 erreur", "3 erreurs", "aucune erreur". */
const plural = (number: number, word: string) =>
  number === 0
    ? `aucune ${word}`.replace('aucune avert', 'aucun avert')
    : `${number} ${word}${number > 1 ? 's' : ''}`;

/** "2 erreurs et 1 avertissement dans 2 fichiers", and what that means for the site online. */
export function summary(issues: readonly Issue[]): string {
  const { errors, warnings } = count(issues);
  if (issues.length === 0) return 'Tout est en ordre : aucune erreur, aucun avertissement.';
  const files = new Set(issues.map(({ file }) => file)).size;
  const where = files > 1 ? `dans ${files} fichiers` : 'dans un fichier';
  const total = `${plural(errors, 'erreur')} et ${plural(warnings, 'avertissement')} ${where}.`;
  return `${capital(total)}\n${state(errors, warnings)}`;
}

const state = (errors: number, warnings: number) =>
  errors > 0
    ? 'Vos textes sont intacts, le site en ligne n’a pas changé.'
    : `Rien n’empêche la mise en ligne : ${warnings > 1 ? 'les avertissements attendent' : 'l’avertissement attend'} votre relecture.`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
