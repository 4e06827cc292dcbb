import type { Issue } from '../../content/issue.ts';

/** What was done for each rule, for the report. */
const CHANGES: Readonly<Record<string, string>> = {
  'yaml-deux-points': 'guillemets ajoutés autour du texte',
  'yaml-espace': 'espace ajoutée après le deux-points',
  'yaml-espace-insecable': 'espace insécable remplacée',
  'yaml-tabulation': 'tabulation remplacée par des espaces',
  montant: 'montant écrit en chiffres seulement',
  pourcentage: 'guillemets retirés autour du pourcentage',
  date: 'date écrite AAAA-MM-JJ',
  slug: 'guillemets ajoutés autour du nombre',
  'adresse-web': 'guillemets ajoutés autour de l’identifiant',
  telephone: 'guillemets ajoutés autour du numéro',
  forme: 'guillemets corrigés autour du nombre',
};

const INVISIBLE = /\p{Cf}/gu;
const NO_BREAK = /[\u00a0\u202f\u2007]/g;

/** What a fix did to a line, in words; where one rule may mend in several ways, the line itself tells. */
export function changeOf({ rule, suggestion = '' }: Issue, text: string): string {
  const lost = (signs: RegExp) => count(text, signs) - count(suggestion, signs);
  const invisible = lost(INVISIBLE);
  if (rule === 'yaml-espace-insecable' && invisible > 0) {
    const signs =
      invisible > 1 ? `${invisible} signes invisibles retirés` : 'signe invisible retiré';
    return lost(NO_BREAK) > 0 ? `${signs}, ${CHANGES[rule]}` : signs;
  }
  if (rule === 'yaml-deux-points' && suggestion.endsWith('>')) {
    return 'signe « > » ajouté devant le texte';
  }
  if (rule === 'yaml-espace' && count(text, /:/g) > count(suggestion, /:/g)) {
    return 'deux-points en trop retiré';
  }
  return CHANGES[rule] ?? rule;
}

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;
