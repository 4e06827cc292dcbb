import { compareMetadata } from './compare-metadata.ts';
import type { PagePicture, PageSnapshot } from './page-snapshot.ts';
import { align, diffBlocks, type Hunk } from './word-diff.ts';

interface PictureChange {
  kind: 'ajoutée' | 'changée' | 'retirée';
  alt: string;
}

/** A page whose list has a new card for a new page: reported with the new page, not as a change of the list. */
export interface NewPageListing {
  newRoute: string;
  /** Route of the page with the list. */
  on: string;
}

/** What changed in one page that exists in both sites. */
export interface PageChange {
  route: string;
  title: string;
  source: string;
  text: Hunk[];
  frame: Hunk[];
  metadata: Hunk[];
  pictures: PictureChange[];
  listings: NewPageListing[];
  /** Removed and added tags, classes and styles, one a line; empty without any. Screenshots show whether they are visible. */
  appearance: string;
  shareImageChanged: boolean;
}

/** Changes of one page; `added` contains the routes of the site's new pages. */
export function comparePages(
  before: PageSnapshot,
  after: PageSnapshot,
  added: ReadonlySet<string>,
): PageChange {
  const oldCards = cardsOf(before);
  const cards = cardsOf(after);
  const announced = after.links.filter(
    ({ href, card }) => card !== undefined && !oldCards.has(card) && added.has(href),
  );
  const newCards = new Set(announced.map(({ card }) => card));
  // A list of fixed length, such as the three latest articles, loses one card for each new card.
  const dropped = new Set([...oldCards].filter((card) => newCards.size > 0 && !cards.has(card)));
  const old = withoutCards(before, dropped);
  const now = withoutCards(after, newCards);
  const hasMoved = before.route !== after.route;
  return {
    route: after.route,
    title: after.title,
    source: after.source || before.source,
    text: diffBlocks(old.main, now.main),
    frame: diffBlocks(before.frame, after.frame),
    metadata: compareMetadata(old, now),
    pictures: comparePictures(old.pictures, now.pictures),
    listings: [...new Set(announced.map(({ href }) => href))].map((newRoute) => ({
      newRoute,
      on: after.route,
    })),
    // Empty when already reported: a new card always changes the tags, and a moved page is shown like a new one.
    appearance:
      newCards.size === 0 && !hasMoved ? diffAppearance(before.appearance, after.appearance) : '',
    shareImageChanged: before.shareImage !== after.shareImage && !hasMoved,
  };
}

/** Whether text, metadata and pictures are equal; the appearance may differ. */
export const isEmpty = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length === 0;

/** Lines of the appearance that only one of the sites has: the same result for all pages in which the same part changed. */
function diffAppearance(before: string, after: string): string {
  if (before === after) return '';
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const removed = [...old].filter((line) => !now.has(line)).sort();
  const added = [...now].filter((line) => !old.has(line)).sort();
  // Only the order or number of lines changed: the whole text is the key, so only pages with equal tags form a group.
  return removed.length + added.length > 0 ? [...removed, '', ...added].join('\n') : before + after;
}

const cardsOf = ({ main }: PageSnapshot) => new Set(main.map(({ card }) => card));

function withoutCards(page: PageSnapshot, cards: ReadonlySet<string | undefined>): PageSnapshot {
  const isKept = ({ card }: { card?: string | undefined }) => !card || !cards.has(card);
  return {
    ...page,
    main: page.main.filter(isKept),
    links: page.links.filter(isKept),
    pictures: page.pictures.filter(isKept),
  };
}

/** Compares pictures in order. A picture with another in its place is one change (`changée`), not a removal and an addition. */
function comparePictures(
  before: readonly PagePicture[],
  after: readonly PagePicture[],
): PictureChange[] {
  const comparator = (a: PagePicture, b: PagePicture) => a.content === b.content && a.alt === b.alt;
  return [...align(before, after, comparator)].flatMap(({ isSame, old, now }) =>
    isSame ? [] : changeOf(old?.alt, now?.alt),
  );
}

function changeOf(old: string | undefined, now: string | undefined): PictureChange {
  if (old === undefined) return { kind: 'ajoutée', alt: now ?? '' };
  if (now === undefined) return { kind: 'retirée', alt: old };
  return { kind: 'changée', alt: old === now ? now : `${old} → ${now}` };
}
