import type { Issue } from '../../values/issue.ts';
import { fixedLines } from '../../values/positions.ts';

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
export const helpLink = ({ rule }: Issue): string[] =>
  HELPED.includes(rule) ? [`En savoir plus : content/AIDE.md#${rule}`] : [];

/** Text of each file, by its path in issues: `content/pages/contact.mdx`. */
export type Texts = Readonly<Record<string, string>>;

export const textOf = ({ file }: Issue, texts: Texts): string =>
  (Object.hasOwn(texts, file) && texts[file]) || '';

/** The whole corrected lines of an issue's file; undefined without a fix, or when the fix only removes lines. */
export const suggestionOf = ({ fix }: Issue, text: string): string | undefined =>
  (fix && fixedLines(text, fix).text) || undefined;
