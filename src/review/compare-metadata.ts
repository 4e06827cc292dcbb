import type { PageLink, PageSnapshot } from './page-snapshot.ts';
import { diffBlocks, diffWords, type Hunk, type Piece } from './word-diff.ts';

/** Changes other than text and pictures: title, description, robots, language, link targets, notices (toasts after a click). */
export const compareMetadata = (before: PageSnapshot, after: PageSnapshot): Hunk[] => [
  ...changedValues(before.metadata, after.metadata),
  ...changedLinks(before.links, after.links),
  ...diffBlocks(before.notices, after.notices).map(({ pieces }) =>
    labelled('Avis montré au toucher', pieces),
  ),
];

const labelled = (label: string, pieces: Piece[]): Hunk => ({
  label,
  under: '',
  heading: 0,
  pieces,
});

type Values = Readonly<Record<string, string>>;

const changedValues = (before: Values, after: Values): Hunk[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((label) => before[label] !== after[label])
    .map((label) => labelled(label, diffWords(before[label] ?? '', after[label] ?? '')));

/** Links with the same text and another target: no comparison of texts or screenshots would find them. */
function changedLinks(before: readonly PageLink[], after: readonly PageLink[]): Hunk[] {
  const old = targetsByText(before);
  return [...targetsByText(after)].flatMap(([text, targets]) => {
    const removed = [...(old.get(text) ?? [])].filter((href) => !targets.has(href));
    const added = [...targets].filter((href) => !old.get(text)?.has(href));
    if (removed.length === 0 || added.length === 0) return [];
    return labelled(text ? `Lien «\u202f${text}\u202f»` : 'Lien sans texte', [
      { kind: 'removed', text: removed.join(' ') },
      { kind: 'added', text: added.join(' ') },
    ]);
  });
}

function targetsByText(links: readonly PageLink[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { text, href } of links) targets.set(text, (targets.get(text) ?? new Set()).add(href));
  return targets;
}
