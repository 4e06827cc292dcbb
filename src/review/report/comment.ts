import type { Danger } from '../dangers/danger.ts';
import type { Outcome } from '../outcome.ts';
import { type Section, withinBytes } from './budget.ts';
import { clip, code, diffOf, escapeMarkdown } from './markdown.ts';
import {
  cost,
  count,
  DANGER_NAMES,
  kilobytes,
  MISSING,
  NOTHING,
  signed,
  summary,
} from './words.ts';

/** GitHub refuses comments over 65,536 characters; the issue asks for less than 60 KB. */
const MOST_BYTES = 58_000;

/** The review as a comment of the pull request: Markdown, in French, dangerous first, under 60 KB. */
export function commentOf(outcome: Outcome): string {
  const title = outcome.nothing
    ? `## ${NOTHING}`
    : '## Ce que cette proposition change pour les visiteurs';
  return withinBytes([title, summary(outcome)], sections(outcome), MOST_BYTES);
}

function sections(outcome: Outcome): Section[] {
  const { added, changed, shared, restyled, broken, issues, weights, files, redirects } = outcome;
  const faults = [...outcome.visuals].flatMap(([route, visuals]) =>
    visuals.faults.map((fault) => `- ${code(route)} ${escapeMarkdown(fault.help)} (${fault.rule})`),
  );
  return [
    { title: '⚠️ À vérifier d’abord', lines: outcome.dangers.map(dangerLine) },
    {
      title: 'Pages modifiées',
      lines: changed.map((page) => {
        const meta = page.metadata.map(({ label, pieces }) => `  - ${label} : ${diffOf(pieces)}`);
        const text = [...page.text, ...page.frame].map(({ pieces }) => `  - ${diffOf(pieces)}`);
        const pictures = page.pictures.map(
          ({ alt }) => `  - image changée : ${escapeMarkdown(alt)}`,
        );
        const lines = [...meta, ...text, ...pictures];
        const look = lines.length === 0 ? ['  - mise en page'] : [];
        return [pageLine(page), ...firstOf(lines, 12), ...look].join('\n');
      }),
    },
    { title: 'Pages ajoutées', lines: added.map(pageLine) },
    {
      title: 'Parties communes à plusieurs pages',
      lines: shared.map(({ hunks, metadata, routes }) =>
        [
          `- sur ${count(routes.length, 'page')} (${listed(routes)})`,
          ...metadata.map(({ label, pieces }) => `  - ${label} : ${diffOf(pieces)}`),
          ...hunks.map(({ pieces }) => `  - ${diffOf(pieces)}`),
        ].join('\n'),
      ),
    },
    {
      title: outcome.looked
        ? 'Apparence changée, textes identiques'
        : 'Apparence peut-être changée',
      lines:
        restyled.length > 0
          ? [`- ${count(restyled.length, 'page')} : ${listed(restyled.map(({ route }) => route))}`]
          : [],
    },
    {
      title: 'Liens cassés par cette proposition',
      lines: broken.map(
        (link) =>
          `- ${code(link.route)} : « ${escapeMarkdown(link.text)} » mène à ${code(link.href)}, mais ${MISSING[link.reason]}`,
      ),
    },
    {
      title: 'Nouvelles remarques du contrôle',
      lines: issues.map(
        ({ file, line, message, hint }) =>
          `- ${code(`${file}:${line}`)} ${escapeMarkdown(message)} ${escapeMarkdown(hint)}`,
      ),
    },
    { title: 'Nouveaux défauts d’accessibilité', lines: faults },
    {
      title: 'Poids d’une première visite',
      lines: weights.map(({ route, before, after }) => {
        const more = after - before;
        const price = outcome.price ? `, ${signed(more, cost(more, outcome.price))}` : '';
        return `- ${code(route)} : ${before ? `${kilobytes(before)} → ` : ''}${kilobytes(after)} (${signed(more, kilobytes(more))}${price})`;
      }),
    },
    {
      title: 'Adresses redirigées',
      lines: redirects.map(({ from, to }) => `- ${code(from)} mène à ${code(to)}`),
    },
    {
      title: 'Autres fichiers publiés',
      lines: [
        ...files.map(({ name, kind }) => `- ${code(name)} : ${kind}`),
        ...(outcome.program ? ['- le programme qui anime les pages'] : []),
      ],
    },
  ];
}

function dangerLine({ kind, label, before, after, file, routes, remedy, hunks }: Danger): string {
  const was = before ? [`~~${code(clip(before, 300))}~~`] : [];
  const is = after ? [`**${code(clip(after, 300))}**`] : [];
  const change = [...was, ...is].join(' → ') || 'le texte change';
  const where = routes.length > 0 ? ` Visible sur ${listed(routes)}.` : '';
  return [
    `- **${DANGER_NAMES[kind]}** · ${escapeMarkdown(label)} : ${change}${file ? ` (${code(file)})` : ''}.${where}`,
    ...firstOf(
      (hunks ?? []).map((hunk) => `  - ${diffOf(hunk.pieces)}`),
      6,
    ),
    ...(remedy ? [`  - À ajouter dans ${code(remedy.file)} : ${code(remedy.line)}`] : []),
  ].join('\n');
}

/** The first lines of an item, and how many passages are not shown. */
const firstOf = (lines: readonly string[], most: number) =>
  lines.length > most
    ? [
        ...lines.slice(0, most),
        `  - … et ${count(lines.length - most, 'autre passage', 'autres passages')}`,
      ]
    : lines;

const pageLine = ({ route, title }: { route: string; title: string }) =>
  `- **${escapeMarkdown(clip(title, 120))}** ${code(route)}`;

const listed = (routes: readonly string[]) =>
  routes.slice(0, 6).map(code).join(', ') +
  (routes.length > 6 ? `, et ${count(routes.length - 6, 'autre')}` : '');
