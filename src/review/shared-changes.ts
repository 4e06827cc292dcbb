import { isEmpty, type MetadataChange, type PageChange } from './compare-pages.ts';
import type { Hunk, Piece } from './word-diff.ts';

/** The same change on several pages, because they share the part that changed. */
export interface SharedChange {
  hunks: Hunk[];
  metadata: MetadataChange[];
  routes: string[];
}

/** A passage of the frame that changes alike on this many pages is shared; in the text, on that many. */
const FRAME_PAGES = 2;
const TEXT_PAGES = 4;

/** Takes the changes that several pages share out of them, and groups those that touch the same pages. */
export function splitShared(changes: readonly PageChange[]) {
  const frames = countPages(changes, ({ frame }) => frame.map(signature));
  const texts = countPages(changes, ({ text }) => text.map(signature));
  const metas = countPages(changes, ({ metadata }) => metadata.map(metaSignature));
  const shared = new Map<string, SharedChange>();
  const groupOf = (routes: string[]) => {
    const key = routes.join(' ');
    const group = shared.get(key) ?? { hunks: [], metadata: [], routes };
    shared.set(key, group);
    return group;
  };
  const takeHunks = (hunks: readonly Hunk[], pages: Map<string, string[]>, least: number) =>
    hunks.filter((hunk) => {
      const routes = pages.get(signature(hunk)) ?? [];
      if (routes.length < least) return true;
      const group = groupOf(routes);
      if (!group.hunks.some((other) => signature(other) === signature(hunk)))
        group.hunks.push(hunk);
      return false;
    });
  const own = changes.map((change) => ({
    ...change,
    frame: takeHunks(change.frame, frames, FRAME_PAGES),
    text: takeHunks(change.text, texts, TEXT_PAGES),
    metadata: change.metadata.filter((meta) => {
      const routes = metas.get(metaSignature(meta)) ?? [];
      if (routes.length < TEXT_PAGES) return true;
      const group = groupOf(routes);
      if (!group.metadata.some((other) => metaSignature(other) === metaSignature(meta))) {
        group.metadata.push({ ...meta, pieces: changedOnly(meta.pieces) });
      }
      return false;
    }),
  }));
  return {
    own: own.filter((change) => !isEmpty(change)),
    shared: [...shared.values()].sort((a, b) => b.routes.length - a.routes.length),
    /** Pages of which only the look may have changed. */
    look: own.filter((change) => isEmpty(change) && (change.look || change.share)),
  };
}

function countPages(
  changes: readonly PageChange[],
  signatures: (change: PageChange) => string[],
): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const change of changes) {
    for (const key of new Set(signatures(change))) {
      pages.set(key, [...(pages.get(key) ?? []), change.route]);
    }
  }
  return pages;
}

const signature = ({ pieces }: Hunk) => JSON.stringify(pieces);

const metaSignature = ({ label, pieces }: MetadataChange) =>
  `${label} ${JSON.stringify(changedOnly(pieces))}`;

const changedOnly = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind !== 'same');
