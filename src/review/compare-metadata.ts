import type { PageLink, PageSnapshot } from './page-snapshot.ts';
import { diffBlocks, diffWords, type Hunk, type Piece } from './word-diff.ts';

/** What changed in a page beside its text and pictures: titles for machines, aims of links, notices. */
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

/**
 * The links that keep their words and lead elsewhere, which neither a text nor a screenshot shows. A link that
 * came or went with its words is a change of the text.
 */
function changedLinks(before: readonly PageLink[], after: readonly PageLink[]): Hunk[] {
  const old = aimsByText(before);
  return [...aimsByText(after)].flatMap(([text, aims]) => {
    const went = [...(old.get(text) ?? [])].filter((href) => !aims.has(href));
    const came = [...aims].filter((href) => !old.get(text)?.has(href));
    if (went.length === 0 || came.length === 0) return [];
    return labelled(text ? `Lien «\u202f${text}\u202f»` : 'Lien sans texte', [
      { kind: 'removed', text: went.join(' ') },
      { kind: 'added', text: came.join(' ') },
    ]);
  });
}

function aimsByText(links: readonly PageLink[]): Map<string, Set<string>> {
  const aims = new Map<string, Set<string>>();
  for (const { text, href } of links) aims.set(text, (aims.get(text) ?? new Set()).add(href));
  return aims;
}
