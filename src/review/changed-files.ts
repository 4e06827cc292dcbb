import { type Document, specOf } from '../content/document.ts';
import { valueAt } from '../values/paths.ts';
import type { Passage } from './change.ts';
import type { ContentState } from './content-state.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { changedPairs } from './word-diff.ts';

/** A content file that was added, removed, renamed or changed for visitors. */
export interface ChangedFile {
  /** Path in the repository, in the new state if it still exists. */
  file: string;
  title: string;
  /** Route of the page that shows the file; null for a file of the whole site. */
  route: string | null;
  before: Document | undefined;
  after: Document | undefined;
  passages: Passage[];
}

/** The changed files, and the renamed ones; an edit that no visitor sees, such as that of a comment, is no change. */
export const changedFiles = (base: ContentState, head: ContentState): ChangedFile[] =>
  filePairs(base, head).flatMap(([before, after]) => {
    const document = after ?? before;
    const isRenamed = before?.path !== after?.path;
    if (!document || (before?.text === after?.text && !isRenamed)) return [];
    const passages = changedPassages(before && leavesOf(before), after && leavesOf(after));
    if (passages.length === 0 && !isRenamed) return [];
    const names = { file: `content/${document.path}`, title: titleOf(document) };
    return [{ ...names, route: pageOf(document), before, after, passages }];
  });

/** Route of the page that shows a file; null for a file of the whole site. */
export const pageOf = (document: Document) => document.route ?? specOf(document)?.shownOn ?? null;

/** Title of a text; empty for a YAML file without one. */
function titleOf(document: Document): string {
  const title = valueAt(document.data, [specOf(document)?.titledBy ?? 'title']);
  return typeof title === 'string' ? title : '';
}

type Pair<Item> = [before: Item | undefined, after: Item | undefined];

/** A file is the same in the two states by its path, else by its route, else by its kind and title. */
const IDENTITIES: readonly ((document: Document) => string | null | undefined)[] = [
  ({ path }) => path,
  ({ route }) => route,
  (document) => document.kind && `${document.kind} ${titleOf(document)}`,
];

function filePairs(base: ContentState, head: ContentState): Pair<Document>[] {
  const pairs = new Map<Document, Document>();
  const removed = new Set(base.documents);
  for (const identity of IDENTITIES) {
    const old = new Map(Array.from(removed, (document) => [identity(document), document]));
    for (const now of head.documents) {
      const before = pairs.has(now) ? undefined : old.get(identity(now) ?? 'none');
      if (before && removed.delete(before)) pairs.set(now, before);
    }
  }
  return [
    ...head.documents.map((after): Pair<Document> => [pairs.get(after), after]),
    ...Array.from(removed, (before): Pair<Document> => [before, undefined]),
  ];
}

/** Values are compared key by key, passages of bodies in their order. */
function changedPassages(before: readonly Leaf[] = [], after: readonly Leaf[] = []): Passage[] {
  const [old, now] = [before, after].map(
    (leaves) => new Map(leaves.map((leaf) => [leaf.key, leaf])),
  );
  const keys = new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])]);
  keys.delete('');
  const bodies = [before, after].map((leaves) => leaves.filter(({ key }) => key === ''));
  const isSame = (a: Leaf, b: Leaf) => a.text === b.text && a.label === b.label;
  return [
    ...Array.from(keys, (key): Pair<Leaf> => [old?.get(key), now?.get(key)]),
    ...changedPairs(bodies[0] ?? [], bodies[1] ?? [], isSame),
  ].flatMap(passagesOf);
}

/** The change of a pair; two changes when a paragraph and, say, a heading only happen to stand in one place. */
function passagesOf([removed, added]: Pair<Leaf>): Passage[] {
  if (removed && added && sortOf(removed) !== sortOf(added))
    return [...passagesOf([removed, undefined]), ...passagesOf([undefined, added])];
  const leaf = added ?? removed;
  if (!leaf || removed?.text === added?.text) return [];
  return [{ ...leaf, before: removed?.text ?? '', after: added?.text ?? '' }];
}

const sortOf = ({ label, heading }: Leaf) => label || heading > 0;
