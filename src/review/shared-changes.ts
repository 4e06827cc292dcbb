import { isEmpty, type MetadataChange, type PageChange } from './compare-pages.ts';
import type { Hunk } from './word-diff.ts';

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
  const shared = new Map<string, SharedChange>();
  /** The changes of one sort that a page has alone; puts each of the others into its group once. */
  const alone = <Change extends Hunk | MetadataChange>(
    of: (change: PageChange) => readonly Change[],
    least: number,
    put: (group: SharedChange, one: Change) => void,
  ) => {
    const pages = new Map<string, string[]>();
    for (const change of changes) {
      for (const key of new Set(of(change).map(signature)))
        pages.set(key, [...(pages.get(key) ?? []), change.route]);
    }
    return (change: PageChange) =>
      of(change).filter((one) => {
        const routes = pages.get(signature(one)) ?? [];
        if (routes.length < least) return true;
        const key = routes.join(' ');
        const group = shared.get(key) ?? { hunks: [], metadata: [], routes };
        shared.set(key, group);
        if (routes[0] === change.route) put(group, one);
        return false;
      });
  };
  const putHunk = (group: SharedChange, hunk: Hunk) => group.hunks.push(hunk);
  const frame = alone((change) => change.frame, FRAME_PAGES, putHunk);
  const text = alone((change) => change.text, TEXT_PAGES, putHunk);
  const metadata = alone(
    (change) => change.metadata,
    TEXT_PAGES,
    (group, one) => group.metadata.push({ ...one, pieces: changedOnly(one) }),
  );
  const own = changes.map((change) => ({
    ...change,
    frame: frame(change),
    text: text(change),
    metadata: metadata(change),
  }));
  return {
    own: own.filter((change) => !isEmpty(change)),
    shared: [...shared.values()].sort((a, b) => b.routes.length - a.routes.length),
    /** Pages of which only the look may have changed. */
    look: own.filter((change) => isEmpty(change) && (change.look || change.share)),
  };
}

/** What makes two changes one: of a title, which is another on each page, what changed in it. */
const signature = (change: Hunk | MetadataChange) =>
  'label' in change
    ? `${change.label} ${JSON.stringify(changedOnly(change))}`
    : JSON.stringify(change.pieces);

const changedOnly = ({ pieces }: MetadataChange) => pieces.filter(({ kind }) => kind !== 'same');
