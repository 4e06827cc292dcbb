import { linkChanges } from './link-changes.ts';
import { type PageSnapshot, SHARE_PICTURE } from './page-snapshot.ts';
import { diffBlocks, diffWords, type Hunk, type Piece } from './word-diff.ts';

export interface MetadataChange {
  label: string;
  pieces: Piece[];
}

export interface PictureChange {
  before: string;
  after: string;
  alt: string;
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
  /** Built with other tags or classes: perhaps seen, perhaps not. */
  look: boolean;
  /** Other styles: the same on every page. */
  styles: boolean;
}

/** Whether two addresses, one of each state, show the same picture. */
export type IsSamePicture = (before: string, after: string) => boolean;

/** The changes of a page; undefined when nothing in it differs. */
export function comparePages(
  before: PageSnapshot,
  after: PageSnapshot,
  isSame: IsSamePicture,
): PageChange | undefined {
  const change: PageChange = {
    route: after.route,
    title: after.title,
    source: after.source || before.source,
    text: diffBlocks(before.main, after.main),
    frame: diffBlocks(before.frame, after.frame),
    metadata: [
      ...compareMetadata(before.metadata, after.metadata),
      ...linkChanges(before.links, after.links),
      ...noticeChanges(before, after),
    ],
    pictures: comparePictures(before, after, isSame),
    look: before.markup !== after.markup,
    styles: before.styles !== after.styles,
  };
  return isEmpty(change) && !change.look && !change.styles ? undefined : change;
}

/** No text, metadata or picture differs: only the look may. */
export const isEmpty = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length === 0;

function compareMetadata(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): MetadataChange[] {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return labels
    .filter((label) => before[label] !== after[label])
    .map((label) => ({
      label,
      pieces:
        label === SHARE_PICTURE
          ? [{ kind: 'added' as const, text: 'redessinée' }]
          : diffWords(before[label] ?? '', after[label] ?? ''),
    }));
}

const noticeChanges = (before: PageSnapshot, after: PageSnapshot): MetadataChange[] =>
  diffBlocks(before.notices, after.notices).map(({ pieces }) => ({
    label: 'Avis montré au toucher',
    pieces,
  }));

/** Pictures one by one in their order; where the number differs, those that have no twin. */
function comparePictures(
  before: PageSnapshot,
  after: PageSnapshot,
  isSame: IsSamePicture,
): PictureChange[] {
  const old = before.pictures;
  const now = after.pictures;
  if (old.length === now.length) {
    return now.flatMap(({ src, alt }, index) => {
      const was = old[index];
      return was && (!isSame(was.src, src) || was.alt !== alt)
        ? [{ before: was.src, after: src, alt: altChange(was.alt, alt) }]
        : [];
    });
  }
  return [
    ...old
      .filter(({ src }) => !now.some((other) => isSame(src, other.src)))
      .map(({ src, alt }) => ({ before: src, after: '', alt })),
    ...now
      .filter(({ src }) => !old.some((other) => isSame(other.src, src)))
      .map(({ src, alt }) => ({ before: '', after: src, alt })),
  ];
}

const altChange = (before: string, after: string) =>
  before === after ? after : `${before} → ${after}`;
