import type { Issue } from '../../values/issue.ts';

/** Rules with a page in `content/AIDE.md`, where a heading is the rule's id: the faults that happen. Other messages stand alone. */
export const HELPED: readonly string[] = [
  'a-remplacer',
  'alt-manquant',
  'bloc-inconnu',
  'bloc-non-ferme',
  'budget-somme',
  'cle-inconnue',
  'cle-manquante',
  'date',
  'en-tete-non-ferme',
  'html',
  'image-absente',
  'image-heic',
  'lien-adresse',
  'lien-mal-ecrit',
  'lien-page',
  'liste-non-montree',
  'mise-en-forme',
  'nom-fichier',
  'registre-preuve',
  'registre-somme',
  'tableau',
  'titre-double',
  'valeur-inconnue',
  'yaml-deux-points',
  'yaml-retrait',
];

/** The line that leads to the help page of an issue; none for a rule without one. */
export const helpOf = ({ rule }: Issue): string[] =>
  HELPED.includes(rule) ? [`En savoir plus : content/AIDE.md#${rule}`] : [];
