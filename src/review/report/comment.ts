import type { Outcome } from '../outcome.ts';
import { type Section, withinBytes } from './budget.ts';
import {
  brokenLink,
  changedPage,
  dangerLine,
  faultLines,
  issueLine,
  pageLine,
  restyledLines,
  sharedPart,
  weightLine,
} from './comment-lines.ts';
import { code } from './markdown.ts';
import { NOTHING, summary } from './words.ts';

/** GitHub refuses comments over 65,536 characters; the issue asks for less than 60 KB. */
const MOST_BYTES = 58_000;

/** The review as a comment of the pull request: Markdown, in French, dangerous first, under 60 KB. */
export function commentOf(outcome: Outcome): string {
  const title = outcome.nothing
    ? `## ${NOTHING}`
    : '## Ce que cette proposition change pour les visiteurs';
  return withinBytes([title, summary(outcome)], sections(outcome), MOST_BYTES);
}

const sections = (outcome: Outcome): Section[] => [
  { title: '⚠️ À vérifier d’abord', lines: outcome.dangers.map(dangerLine) },
  { title: 'Pages modifiées', lines: outcome.changed.map(changedPage) },
  { title: 'Pages ajoutées', lines: outcome.added.map(pageLine) },
  { title: 'Parties communes à plusieurs pages', lines: outcome.shared.map(sharedPart) },
  {
    title: outcome.looked ? 'Apparence changée, textes identiques' : 'Apparence peut-être changée',
    lines: restyledLines(outcome.restyled),
  },
  { title: 'Liens cassés par cette proposition', lines: outcome.broken.map(brokenLink) },
  { title: 'Nouvelles remarques du contrôle', lines: outcome.issues.map(issueLine) },
  { title: 'Nouveaux défauts d’accessibilité', lines: faultLines(outcome.visuals) },
  {
    title: 'Poids d’une première visite',
    lines: outcome.weights.map((weight) => weightLine(weight, outcome.price)),
  },
  {
    title: 'Adresses redirigées',
    lines: outcome.redirects.map(({ from, to }) => `- ${code(from)} mène à ${code(to)}`),
  },
  {
    title: 'Autres fichiers publiés',
    lines: [
      ...outcome.files.map(({ name, kind }) => `- ${code(name)} : ${kind}`),
      ...(outcome.program ? ['- le programme qui anime les pages'] : []),
    ],
  },
];
