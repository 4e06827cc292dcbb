import { compareMetadata } from './compare-metadata.ts';
import type { PagePicture, PageSnapshot } from './page-snapshot.ts';
import { align, diffBlocks, type Hunk } from './word-diff.ts';

interface PictureChange {
  kind: 'ajoutée' | 'changée' | 'retirée';
  alt: string;
}

/** A page that lists a new one: reported with the new page, not as a change of the list. */
export interface Announcement {
  /** The new page. */
  of: string;
  on: string;
}

/** What changed in one page that stands in both sites. */
export interface PageChange {
  route: string;
  title: string;
  source: string;
  text: Hunk[];
  frame: Hunk[];
  metadata: Hunk[];
  pictures: PictureChange[];
  announces: Announcement[];
  /** Built with other tags or classes, or with other styles: perhaps seen, perhaps not. */
  look: boolean;
  /** Networks show another picture of it. */
  share: boolean;
}

/** The changes of a page; `added` are the routes of the new pages. */
export function comparePages(
  before: PageSnapshot,
  after: PageSnapshot,
  added: ReadonlySet<string>,
): PageChange {
  const known = cardsOf(before);
  const listed = cardsOf(after);
  const announced = after.links.filter(
    ({ href, card }) => card !== undefined && !known.has(card) && added.has(href),
  );
  const news = new Set(announced.map(({ card }) => card));
  // A list of a fixed length drops one page for each that comes.
  const dropped = new Set([...known].filter((card) => news.size > 0 && !listed.has(card)));
  const old = withoutCards(before, dropped);
  const now = withoutCards(after, news);
  return {
    route: after.route,
    title: after.title,
    source: after.source || before.source,
    text: diffBlocks(old.main, now.main),
    frame: diffBlocks(before.frame, after.frame),
    metadata: compareMetadata(old, now),
    pictures: comparePictures(old.pictures, now.pictures),
    announces: [...new Set(announced.map(({ href }) => href))].map((of) => ({
      of,
      on: after.route,
    })),
    // A page with one more card looks different: its announcement says so already.
    look: news.size === 0 && (before.markup !== after.markup || before.styles !== after.styles),
    share: before.share !== after.share,
  };
}

/** No text, metadata or picture differs: only the look may. */
export const isEmpty = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length === 0;

const cardsOf = ({ main }: PageSnapshot) => new Set(main.map(({ card }) => card));

function withoutCards(page: PageSnapshot, cards: ReadonlySet<string | undefined>): PageSnapshot {
  const stays = ({ card }: { card?: string | undefined }) => !card || !cards.has(card);
  return {
    ...page,
    main: page.main.filter(stays),
    links: page.links.filter(stays),
    pictures: page.pictures.filter(stays),
  };
}

/** Pictures in their order: one in the place of one is a change, the others came or went. */
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
