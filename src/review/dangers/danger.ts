import type { FactKind } from '../page-snapshot.ts';
import type { Hunk } from '../word-diff.ts';

export type DangerKind =
  | FactKind
  | 'page-supprimee'
  | 'page-renommee'
  | 'redirection-retiree'
  | 'partie-supprimee'
  | 'texte-legal';

/** A change that can cost money, trust or visitors: shown before everything else. */
export interface Danger {
  kind: DangerKind;
  /** French name of what changed. */
  label: string;
  before: string;
  after: string;
  /** The content file to look at; empty when only pages show it. */
  file: string;
  /** The pages on which visitors see it. */
  routes: string[];
  /** A line to paste, and where. */
  remedy?: { file: string; line: string };
  hunks?: Hunk[];
}

/** From what costs most to what costs least. */
export const DANGER_ORDER: readonly DangerKind[] = [
  'argent',
  'formulaire',
  'telephone',
  'courriel',
  'adresse',
  'page-supprimee',
  'page-renommee',
  'redirection-retiree',
  'partie-supprimee',
  'texte-legal',
];
