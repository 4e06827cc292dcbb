import { compareMetadata } from './compare-metadata.ts';
import type { PagePicture, PageSnapshot } from './page-snapshot.ts';
import { align, diffBlocks, type Hunk } from './word-diff.ts';

interface PictureChange {
  kind: 'ajoutée' | 'changée' | 'retirée';
  alt: string;
}

/** A page that lists a new one: reported with the new page, not as a change of the listing page. */
export interface NewPageListing {
  newRoute: string;
  /** Route of the listing page. */
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
  /** Added and removed tags, classes and styles, which may or may not be visible; empty without any. */
  appearance: string;
  shareImageChanged: boolean;
}

/** Changes of one page; `added` are the routes of new pages. */
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
  // A list of fixed length drops one card for each added one.
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
    // A new card changes the appearance, and a page that moved is captured as a new one: both are reported already.
    appearance:
      newCards.size === 0 && !hasMoved ? diffAppearance(before.appearance, after.appearance) : '',
    shareImageChanged: before.shareImage !== after.shareImage && !hasMoved,
  };
}

/** Whether no text, metadata or picture differs; the appearance may. */
export const isEmpty = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length === 0;

/** The lines that only one side has: equal for all pages in which the same part changed, whatever their length. */
function diffAppearance(before: string, after: string): string {
  if (before === after) return '';
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const removed = [...old].filter((line) => !now.has(line)).sort();
  const added = [...now].filter((line) => !old.has(line)).sort();
  // Only the order or number of lines changed: the page is grouped with pages whose whole text is the same.
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

/** Pictures compared in order: a replaced one is one change; the others are added or removed. */
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
