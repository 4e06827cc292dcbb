import { diffArrays } from 'diff';
import { linkChanges } from './link-changes.ts';
import type { PagePicture, PageSnapshot } from './page-snapshot.ts';
import { diffBlocks, diffWords, type Hunk, type Piece } from './word-diff.ts';

export interface MetadataChange {
  label: string;
  pieces: Piece[];
}

export interface PictureChange {
  kind: 'ajoutée' | 'changée' | 'retirée';
  alt: string;
}

/** That a page lists a new one, told with the new page and not as a change of the list. */
export interface Announcement {
  /** The new page. */
  of: string;
  on: string;
  /** Titles of what the list shows no more. */
  instead: string[];
}

/** What changed in one page that stands in both sites. */
export interface PageChange {
  route: string;
  title: string;
  source: string;
  text: Hunk[];
  frame: Hunk[];
  metadata: MetadataChange[];
  pictures: PictureChange[];
  announces: Announcement[];
  /** Built with other tags or classes, or with other styles: perhaps seen, perhaps not. */
  look: boolean;
  /** Networks show another picture of it. */
  share: boolean;
}

interface Between {
  /** Whether two addresses, one of each state, show the same picture. */
  isSame: (before: string, after: string) => boolean;
  /** Routes of the new pages. */
  added: ReadonlySet<string>;
}

/** The changes of a page; undefined when nothing in it differs. */
export function comparePages(
  before: PageSnapshot,
  after: PageSnapshot,
  { isSame, added }: Between,
): PageChange | undefined {
  const known = cardsOf(before);
  const listed = cardsOf(after);
  const announced = after.links.filter(
    ({ href, card }) => card !== undefined && !known.has(card) && added.has(href),
  );
  const news = new Set(announced.map(({ card }) => card));
  // A list of so many pages lets one go for each that comes.
  const left = new Set([...known].filter((card) => news.size > 0 && !listed.has(card)));
  const old = withoutCards(before, left);
  const now = withoutCards(after, news);
  const change: PageChange = {
    route: after.route,
    title: after.title,
    source: after.source || before.source,
    text: diffBlocks(old.main, now.main),
    frame: diffBlocks(before.frame, after.frame),
    metadata: [
      ...compareMetadata(before.metadata, after.metadata),
      ...linkChanges(old.links, now.links),
      ...diffBlocks(before.notices, after.notices).map(({ pieces }) => ({
        label: 'Avis montré au toucher',
        pieces,
      })),
    ],
    pictures: comparePictures(old.pictures, now.pictures, isSame),
    announces: [...new Set(announced.map(({ href }) => href))].map((of) => ({
      of,
      on: after.route,
      instead: [...left].filter((card) => card !== undefined),
    })),
    // A card more looks otherwise, and is told already.
    look: news.size === 0 && (before.markup !== after.markup || before.styles !== after.styles),
    share: before.share !== after.share,
  };
  const { announces, look, share } = change;
  return isEmpty(change) && announces.length === 0 && !look && !share ? undefined : change;
}

/** No text, metadata or picture differs: only the look may. */
export const isEmpty = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length === 0;

const cardsOf = ({ main }: PageSnapshot) => new Set(main.map(({ card }) => card));

function withoutCards(page: PageSnapshot, cards: ReadonlySet<string | undefined>) {
  const stays = ({ card }: { card?: string | undefined }) => !card || !cards.has(card);
  return {
    main: page.main.filter(stays),
    links: page.links.filter(stays),
    pictures: page.pictures.filter(stays),
  };
}

function compareMetadata(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): MetadataChange[] {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return labels
    .filter((label) => before[label] !== after[label])
    .map((label) => ({ label, pieces: diffWords(before[label] ?? '', after[label] ?? '') }));
}

/** Pictures in their order: one in the place of one is a change, the others came or went. */
function comparePictures(
  before: readonly PagePicture[],
  after: readonly PagePicture[],
  isSame: Between['isSame'],
): PictureChange[] {
  const comparator = (a: PagePicture, b: PagePicture) => isSame(a.src, b.src) && a.alt === b.alt;
  const changes: PictureChange[] = [];
  let gone: PagePicture[] = [];
  const close = (come: readonly PagePicture[]) => {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const [old, now] = [gone[index]?.alt, come[index]?.alt];
      const kind = old === undefined ? 'ajoutée' : now === undefined ? 'retirée' : 'changée';
      const alt = old === undefined || now === undefined || old === now ? (now ?? old) : undefined;
      changes.push({ kind, alt: alt ?? `${old} → ${now}` });
    }
    gone = [];
  };
  for (const change of diffArrays([...before], [...after], { comparator })) {
    if (change.removed) gone = change.value;
    else close(change.added ? change.value : []);
  }
  close([]);
  return changes;
}
