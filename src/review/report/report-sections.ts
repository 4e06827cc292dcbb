import type { Outcome } from '../outcome.ts';
import { dangerHtml } from './report-parts.ts';
import { type ReportSection, rows } from './report-section.ts';
import { accessibility, brokenLinks, otherFiles, remarks } from './sections-of-checks.ts';
import { added, changed, gone, restyled, shared } from './sections-of-pages.ts';
import { weightsHtml } from './weights-table.ts';

/** The parts of the report, most important first. */
export const reportSections = (outcome: Outcome): ReportSection[] => [
  dangers(outcome),
  changed(outcome),
  added(outcome),
  gone(outcome),
  shared(outcome),
  restyled(outcome),
  brokenLinks(outcome),
  remarks(outcome),
  accessibility(outcome),
  weights(outcome),
  otherFiles(outcome),
];

const dangers = ({ dangers }: Outcome): ReportSection => ({
  id: 'sensible',
  name: 'À vérifier d’abord',
  size: dangers.length,
  alert: true,
  body: rows(dangers.map(dangerHtml)),
});

const weights = (outcome: Outcome): ReportSection => ({
  id: 'poids',
  name: 'Poids',
  size: outcome.weights.length,
  body: weightsHtml(outcome),
});
