import { isEmpty, type PageChange } from './compare-pages.ts';
import type { Hunk } from './word-diff.ts';

/** The same change on several pages, because they share the part that changed. */
export interface SharedChange {
  hunks: Hunk[];
  routes: string[];
}

/** On how many pages a passage changes alike when it is shared. */
const LEAST = { frame: 2, text: 4, metadata: 4 } as const;

/** Takes the changes that several pages share out of them, and groups those that touch the same pages. */
export function splitShared(changes: readonly PageChange[]) {
  const shared = new Map<string, SharedChange>();
  /** The passages of one sort that a page has alone; puts each of the others into its group once. */
  const alone = (sort: keyof typeof LEAST) => {
    const pages = new Map<string, string[]>();
    for (const change of changes) {
      for (const key of new Set(change[sort].map(signature)))
        pages.set(key, [...(pages.get(key) ?? []), change.route]);
    }
    return (change: PageChange) =>
      change[sort].filter((hunk) => {
        const routes = pages.get(signature(hunk)) ?? [];
        if (routes.length < LEAST[sort]) return true;
        const key = routes.join(' ');
        const group = shared.get(key) ?? { hunks: [], routes };
        shared.set(key, group);
        if (routes[0] === change.route) group.hunks.push({ ...hunk, pieces: sharedPieces(hunk) });
        return false;
      });
  };
  const [frame, text, metadata] = [alone('frame'), alone('text'), alone('metadata')];
  const own = changes.map((change) => ({
    ...change,
    frame: frame(change),
    text: text(change),
    metadata: metadata(change),
  }));
  const silent = own.filter(isEmpty);
  const looks = new Map(silent.map(({ look }): [string, PageChange[]] => [look, []]));
  for (const change of silent) looks.get(change.look)?.push(change);
  looks.delete('');
  return {
    own: own.filter((change) => !isEmpty(change)),
    shared: [...shared.values()].sort((a, b) => b.routes.length - a.routes.length),
    look: [...looks.values()],
    reshared: silent.filter(({ share }) => share),
  };
}

/** What makes two changes one. */
const signature = (hunk: Hunk) => `${hunk.label} ${JSON.stringify(sharedPieces(hunk))}`;

/** Of a value such as a title, which is another on each page, what changed in it. */
const sharedPieces = ({ label, pieces }: Hunk) =>
  label === undefined ? pieces : pieces.filter(({ kind }) => kind !== 'same');
