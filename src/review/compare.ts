import { ASSETS, FEED, METADATA, PAGE_DATA, SITEMAP } from '../content/outputs.ts';
import { type Announcement, comparePages, type PageChange } from './compare-pages.ts';
import { type Compared, DANGER_NAMES, type Danger } from './dangers/danger.ts';
import { lineDangers, proofDangers } from './dangers/lines.ts';
import { droppedRedirects, moveDangers } from './dangers/moves.ts';
import { publications } from './dangers/publications.ts';
import { legalDangers, olderTranslations, removedParts } from './dangers/texts.ts';
import { valueDangers } from './dangers/values.ts';
import { editedFiles, touchedFile } from './edited-files.ts';
import { earlierPages, type Moves, movesOf } from './moves.ts';
import type { ReviewedSite } from './read-site.ts';
import { type SharedChange, splitShared } from './shared-changes.ts';

interface FileChange {
  name: string;
  kind: 'ajouté' | 'retiré' | 'modifié';
}

/** What changed between two states: complete but for what needs a browser. */
export interface Comparison extends Moves {
  dangers: Danger[];
  /** Pages with changes of their own, those with the most first. */
  changed: PageChange[];
  announces: Announcement[];
  /** Changes that several pages share. */
  shared: SharedChange[];
  /** Pages of which only the look may differ, by what changed in it: a browser has to tell. */
  look: PageChange[][];
  /** Pages of which only the picture that networks show differs, and perhaps the look. */
  reshared: PageChange[];
  /** Published files beside the pages: icons, fonts, documents, headers. */
  files: FileChange[];
  /** The browser runs other code. */
  program: boolean;
}

/** Compares two states. */
export function compare(base: ReviewedSite, head: ReviewedSite): Comparison {
  const moves = movesOf(base, head);
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
      .map((page) => ({ ...page, source: touchedFile(page, edited) }))
      .sort((a, b) => sizeOf(b) - sizeOf(a)),
    announces: changes.flatMap(({ announces }) => announces),
    ...others,
    files: otherFiles(base, head),
    program: base.program !== head.program,
  };
}

const ORDER = Object.keys(DANGER_NAMES);

/** Everything dangerous between two states, most costly first. */
const dangersOf = (compared: Compared): Danger[] =>
  [
    ...lineDangers(compared),
    ...proofDangers(compared),
    ...valueDangers(compared),
    ...publications(compared),
    ...moveDangers(compared.moves),
    ...droppedRedirects(compared.base, compared.head),
    ...removedParts(compared),
    ...legalDangers(compared.changes),
    ...olderTranslations(compared),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

const sizeOf = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length;

/** Compared as pages or as the program, or named by their digests. */
const isDerived = (name: string) =>
  /\.(html|js)$/.test(name) ||
  [ASSETS, PAGE_DATA].some((folder) => name.startsWith(`${folder}/`)) ||
  [FEED, METADATA, SITEMAP].some((file) => `/${name}`.endsWith(`/${file}`));

function otherFiles({ files: base }: ReviewedSite, { files: head }: ReviewedSite): FileChange[] {
  return [...new Set([...base.keys(), ...head.keys()])]
    .filter((name) => !isDerived(name) && base.get(name) !== head.get(name))
    .sort()
    .map((name) => {
      if (!base.has(name)) return { name, kind: 'ajouté' };
      return { name, kind: head.has(name) ? 'modifié' : 'retiré' };
    });
}
