import type { PageChange } from '../compare-pages.ts';
import type { editedFiles } from '../edited-files.ts';
import type { PageMoves } from '../page-moves.ts';
import type { BuiltSite } from '../read-built-site.ts';
import type { Hunk } from '../word-diff.ts';

/** French names of the kinds of danger, the most costly first. */
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
  /** Content file; empty when the change is found in pages only. */
  file: string;
  /** Pages that show it. */
  routes: string[];
  /** Line to add to `content/redirections.yml`. */
  remedy?: string;
  hunks?: Hunk[];
  /** Paths of two pictures to show side by side. */
  pictures?: Record<'before' | 'after', string>;
}

/** Two sites with the differences found so far. */
export interface ComparedSites {
  base: BuiltSite;
  head: BuiltSite;
  moves: PageMoves;
  changes: readonly PageChange[];
  edited: ReturnType<typeof editedFiles>;
}
