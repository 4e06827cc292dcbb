import { isEmpty, type PageChange } from './compare-pages.ts';
import type { Hunk } from './word-diff.ts';

/** The same changed passages on several pages, as when the text of the footer changes. */
export interface SharedChange {
  hunks: Hunk[];
  routes: string[];
}

/** Minimum number of pages with an identical change for it to be reported one time for all these pages. */
const MIN_PAGES_SHARED = { frame: 2, text: 4, metadata: 4 } as const;

/** Splits changes into those of single pages (`own`) and those that are identical on several pages (`shared`). */
export function splitShared(changes: readonly PageChange[]) {
  const shared = new Map<string, SharedChange>();
  /** Returns a function: page -> its passages that are not shared. It adds the shared passages to `shared`. */
  const unshared = (sort: keyof typeof MIN_PAGES_SHARED) => {
    const pages = new Map<string, string[]>();
    for (const change of changes) {
      for (const key of new Set(change[sort].map(signature)))
        pages.set(key, [...(pages.get(key) ?? []), change.route]);
    }
    return (change: PageChange) =>
      change[sort].filter((hunk) => {
        const routes = pages.get(signature(hunk)) ?? [];
        if (routes.length < MIN_PAGES_SHARED[sort]) return true;
        const key = routes.join(' ');
        const group = shared.get(key) ?? { hunks: [], routes };
        shared.set(key, group);
        if (routes[0] === change.route) group.hunks.push({ ...hunk, pieces: sharedPieces(hunk) });
        return false;
      });
  };
  const [frame, text, metadata] = [unshared('frame'), unshared('text'), unshared('metadata')];
  const own = changes.map((change) => ({
    ...change,
    frame: frame(change),
    text: text(change),
    metadata: metadata(change),
  }));
  const empty = own.filter(isEmpty);
  const groups = new Map(empty.map(({ appearance }): [string, PageChange[]] => [appearance, []]));
  for (const change of empty) groups.get(change.appearance)?.push(change);
  groups.delete('');
  return {
    own: own.filter((change) => !isEmpty(change)),
    shared: [...shared.values()].sort((a, b) => b.routes.length - a.routes.length),
    appearance: [...groups.values()],
    newShareImages: empty.filter(({ shareImageChanged }) => shareImageChanged),
  };
}

/** Key of a changed passage; identical changes have the same key. */
const signature = (hunk: Hunk) => `${hunk.label} ${JSON.stringify(sharedPieces(hunk))}`;

/** Pieces to compare between pages: of a title only the changed words, because its other words differ on each page. */
const sharedPieces = ({ label, pieces }: Hunk) =>
  label === undefined ? pieces : pieces.filter(({ kind }) => kind !== 'same');
