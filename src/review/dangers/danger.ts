import type { PageChange } from '../compare-pages.ts';
import type { editedFiles } from '../edited-files.ts';
import type { Moves } from '../moves.ts';
import type { ReviewedSite } from '../read-site.ts';
import type { Hunk } from '../word-diff.ts';

/** French names of the kinds of danger, from what costs most to what costs least. */
export const DANGER_NAMES = {
  registre: 'Une ligne publiée a été modifiée ou retirée',
  argent: 'Argent',
  etat: 'État d’un projet',
  telephone: 'Téléphone',
  courriel: 'Courriel',
  formulaire: 'Formulaire ou carte',
  adresse: 'Adresse d’un autre site',
  publication: 'Publication',
  'page-supprimee': 'Page supprimée',
  'page-renommee': 'Page qui change d’adresse',
  'redirection-retiree': 'Ancienne adresse qui ne mène plus nulle part',
  'partie-supprimee': 'Partie supprimée',
  'texte-legal': 'Texte qui engage',
  traduction: 'Traduction à relire',
} as const;

/** A change that can cost money, trust or visitors: shown before everything else. */
export interface Danger {
  kind: keyof typeof DANGER_NAMES;
  /** French name of what changed. */
  label: string;
  before: string;
  after: string;
  /** The content file to look at; empty when only pages show it. */
  file: string;
  /** The pages on which visitors see it. */
  routes: string[];
  /** A line to paste into the redirections. */
  remedy?: string;
  hunks?: Hunk[];
  /** Files of pictures to show beside each other. */
  pictures?: Record<'before' | 'after', string>;
}

/** Two states, and what was found between them. */
export interface Compared {
  base: ReviewedSite;
  head: ReviewedSite;
  moves: Moves;
  changes: readonly PageChange[];
  edited: ReturnType<typeof editedFiles>;
}
