import { ASSETS, FEED, METADATA, PAGE_DATA, SITEMAP } from '../content/outputs.ts';
import { comparePages, type NewPageListing, type PageChange } from './compare-pages.ts';
import { type ComparedSites, DANGER_NAMES, type Danger } from './dangers/danger.ts';
import { lineDangers, proofDangers } from './dangers/line-dangers.ts';
import { moveDangers, redirectDangers } from './dangers/move-dangers.ts';
import { publicationDangers } from './dangers/publication-dangers.ts';
import { legalDangers, removedSectionDangers, translationDangers } from './dangers/text-dangers.ts';
import { valueDangers } from './dangers/value-dangers.ts';
import { editedFiles, sourceFileOf } from './edited-files.ts';
import { earlierPages, type PageMoves, pageMoves } from './page-moves.ts';
import type { BuiltSite } from './read-built-site.ts';
import { type SharedChange, splitShared } from './shared-changes.ts';

interface FileChange {
  name: string;
  kind: 'ajouté' | 'retiré' | 'modifié';
}

/** All differences between two sites that can be found without screenshots. */
export interface Comparison extends PageMoves {
  dangers: Danger[];
  /** Pages with changes that are not in `shared`, the pages with most changes first. */
  changed: PageChange[];
  listings: NewPageListing[];
  shared: SharedChange[];
  /** Pages of which only tags or styles changed, grouped by identical change; screenshots show whether they look different. */
  appearance: PageChange[][];
  /** Pages with unchanged text and another share image (`og:image`). */
  newShareImages: PageChange[];
  /** Published files other than pages: icons, fonts, documents, headers. */
  files: FileChange[];
  /** Whether the JavaScript of the pages differs. */
  scriptsChanged: boolean;
}

/** Compares two built sites. */
export function compareSites(base: BuiltSite, head: BuiltSite): Comparison {
  const moves = pageMoves(base, head);
  const earlier = earlierPages(base, moves);
  const added = new Set(moves.added.map(({ route }) => route));
  const changes = [...head.pages.values()].flatMap((page) => {
    const old = earlier(page.route);
    return old ? comparePages(old, page, added) : [];
  });
  const { own, ...others } = splitShared(changes);
  const edited = editedFiles(base, head, moves);
  return {
    ...moves,
    dangers: dangersOf({ base, head, moves, changes, edited }),
    changed: own
      .map((page) => ({ ...page, source: sourceFileOf(page, edited) }))
      .sort((a, b) => sizeOf(b) - sizeOf(a)),
    listings: changes.flatMap(({ listings }) => listings),
    ...others,
    files: otherFiles(base, head),
    scriptsChanged: base.scriptsDigest !== head.scriptsDigest,
  };
}

const ORDER = Object.keys(DANGER_NAMES);

/** All dangers, in the order of `DANGER_NAMES`. */
const dangersOf = (compared: ComparedSites): Danger[] =>
  [
    ...lineDangers(compared),
    ...proofDangers(compared),
    ...valueDangers(compared),
    ...publicationDangers(compared),
    ...moveDangers(compared.moves),
    ...redirectDangers(compared.base, compared.head),
    ...removedSectionDangers(compared),
    ...legalDangers(compared.changes),
    ...translationDangers(compared),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

const sizeOf = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length;

/** Files that are not compared by name: pages and scripts, compared elsewhere, and `assets/`, whose names contain hashes. */
const isDerived = (name: string) =>
  /\.(html|js)$/.test(name) ||
  [ASSETS, PAGE_DATA].some((folder) => name.startsWith(`${folder}/`)) ||
  [FEED, METADATA, SITEMAP].some((file) => `/${name}`.endsWith(`/${file}`));

function otherFiles({ files: base }: BuiltSite, { files: head }: BuiltSite): FileChange[] {
  return [...new Set([...base.keys(), ...head.keys()])]
    .filter((name) => !isDerived(name) && base.get(name) !== head.get(name))
    .sort()
    .map((name) => {
      if (!base.has(name)) return { name, kind: 'ajouté' };
      return { name, kind: head.has(name) ? 'modifié' : 'retiré' };
    });
}
