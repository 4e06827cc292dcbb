import type { PageChange } from '../compare-pages.ts';
import type { editedFiles } from '../edited-files.ts';
import type { PageMoves } from '../page-moves.ts';
import type { BuiltSite } from '../read-built-site.ts';
import type { Hunk } from '../word-diff.ts';

/** Kinds of danger with their French titles in the report, in the order of the report: the most costly first. */
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

/** A change that can cost money, trust or visitors; the report shows dangers before all other changes. */
export interface Danger {
  kind: keyof typeof DANGER_NAMES;
  /** French name of what changed. */
  label: string;
  before: string;
  after: string;
  /** Content file; empty when the change was found only in built pages. */
  file: string;
  /** Routes of the pages that show the changed value. */
  routes: string[];
  /** Line to add to `content/redirections.yml`: `/old: /new`. */
  remedy?: string;
  hunks?: Hunk[];
  /** Paths of two pictures to show side by side. */
  pictures?: Record<'before' | 'after', string>;
}

/** The sites before (`base`) and after (`head`) a proposal, with the differences from which dangers are found. */
export interface ComparedSites {
  base: BuiltSite;
  head: BuiltSite;
  moves: PageMoves;
  changes: readonly PageChange[];
  edited: ReturnType<typeof editedFiles>;
}
