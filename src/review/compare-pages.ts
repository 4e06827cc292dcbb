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
  /** The tags, classes and styles that came or went: perhaps seen, perhaps not. Empty where none did. */
  look: string;
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
  // A page that moved is looked at as a new one.
  const hasMoved = before.route !== after.route;
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
    look: news.size === 0 && !hasMoved ? changeOfLook(before.look, after.look) : '',
    share: before.share !== after.share && !hasMoved,
  };
}

/** No text, metadata or picture differs: only the look may. */
export const isEmpty = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length === 0;

/** The lines that only one side has: pages of any length in which the same part changed are alike in these. */
function changeOfLook(before: string, after: string): string {
  if (before === after) return '';
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const went = [...old].filter((line) => !now.has(line)).sort();
  const came = [...now].filter((line) => !old.has(line)).sort();
  // Where their order or number alone changed, a page is like those that were and are wholly the same.
  return went.length + came.length > 0 ? [...went, '', ...came].join('\n') : before + after;
}

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
