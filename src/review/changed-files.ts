import { basename } from 'node:path';
import { type Document, titleIn } from '../model/document.ts';
import { sharedRoute } from '../site/kinds/index.ts';
import { valueAt } from '../values/paths.ts';
import type { Change, ChangedFile, Leaf } from './change.ts';
import type { ContentState } from './content-state.ts';
import { leavesOf, valuesOf } from './leaves.ts';
import { changedPairs } from './word-diff.ts';

type OldAndNow<Item> = [before: Item | undefined, after: Item | undefined];

/** Path of a file below the content folder before a proposal renamed it -> its path now, as `git diff -M` finds them. */
export type Renames = ReadonlyMap<string, string>;

/** The content files that were added, removed, renamed or changed for visitors; an edit that no visitor sees, such as that of a comment, is no change. */
export function changedFiles(
  base: ContentState,
  head: ContentState,
  renames: Renames = new Map(),
): ChangedFile[] {
  return pairsOf(base.documents, head.documents, renames).flatMap(
    ([before, after]): ChangedFile[] => {
      const document = after ?? before;
      const isRenamed = before && after && before.path !== after.path;
      if (!document || (before?.text === after?.text && !isRenamed)) return [];
      const changes = changesOf(before && leavesOf(before), after && leavesOf(after));
      const file = { key: 'file', label: 'Fichier renommé' };
      if (isRenamed && after.route === null)
        changes.unshift({ ...file, before: before.path, after: after.path });
      if (changes.length === 0) return [];
      const route = pageShowing(document);
      return [
        {
          title: titleIn(document, document.data),
          file: `content/${document.path}`,
          route,
          routes: route === null ? [] : [route],
          changes,
          before,
          after,
          takesMoney: [before, after].some((one) => one !== undefined && takesMoney(one)),
        },
      ];
    },
  );
}

/** Route of the page that shows a file; null for a file of the whole site. */
const pageShowing = ({ route, kind }: Document) => route ?? (kind && sharedRoute(kind)) ?? null;

/** A file is the same in the two states by its path, else by its route, else because it was renamed. */
function pairsOf(
  base: readonly Document[],
  head: readonly Document[],
  renames: Renames,
): OldAndNow<Document>[] {
  const pairs = base.map(
    (before): OldAndNow<Document> => [
      before,
      head.find(({ path }) => path === before.path) ??
        head.find(({ route }) => route !== null && route === before.route) ??
        head.find(({ path }) => path === renames.get(before.path)),
    ],
  );
  const known = new Set(pairs.map(([, after]) => after));
  return [
    ...pairs,
    ...head.filter((one) => !known.has(one)).map((one): OldAndNow<Document> => [undefined, one]),
  ];
}

/** Values are compared key by key, passages of bodies in their order. */
function changesOf(before: readonly Leaf[] = [], after: readonly Leaf[] = []): Change[] {
  const [old = new Map(), now = new Map()] = [before, after].map(
    (leaves) => new Map(leaves.map((leaf) => [leaf.key, leaf])),
  );
  const keys = new Set([...now.keys(), ...old.keys()]);
  keys.delete('');
  const [removed = [], added = []] = [before, after].map((all) => all.filter(({ key }) => !key));
  const isSame = (a: Leaf, b: Leaf) => a.text === b.text && a.label === b.label;
  return [
    ...Array.from(keys, (key): OldAndNow<Leaf> => [old.get(key), now.get(key)]),
    ...changedPairs(removed, added, isSame),
  ].flatMap(changeOf);
}

/** The change of a pair; two changes when a paragraph and, say, a heading only happen to stand in one place. */
function changeOf([removed, added]: OldAndNow<Leaf>): Change[] {
  if (removed && added && sortOf(removed) !== sortOf(added))
    return [...changeOf([removed, undefined]), ...changeOf([undefined, added])];
  const leaf = added ?? removed;
  if (!leaf || removed?.text === added?.text) return [];
  return [{ ...leaf, before: removed?.text ?? '', after: added?.text ?? '' }];
}

const sortOf = ({ key, label, heading = 0 }: Leaf) => key || label || heading > 0;

/** Changed pictures and documents for download, each with one change: a proof of a published line with its two digests (SHA-256). */
export function changedMedia(base: ContentState, head: ContentState): ChangedFile[] {
  const published = base.documents.flatMap(valuesOf).filter((leaf) => leaf.isAppendOnly);
  const proofs = new Set(published.map(({ text }) => text.replace(/^\//, '')));
  const paths = [...new Set([...base.media.keys(), ...head.media.keys()])].sort();
  return paths.flatMap((path): ChangedFile[] => {
    const [before = '', after = ''] = [base.media.get(path), head.media.get(path)];
    if (before === after) return [];
    const showing = head.documents.filter(({ text }) => text.includes(basename(path)));
    const digests = { key: 'proof', label: 'Empreinte (SHA-256)', before, after };
    return [
      {
        title: before ? (after ? 'Modifié' : 'Retiré') : 'Ajouté',
        file: `content/${path}`,
        route: null,
        routes: [...new Set(showing.flatMap((document) => pageShowing(document) ?? []))],
        changes: [proofs.has(path) ? digests : { key: 'media', label: '', before: '', after: '' }],
        takesMoney: showing.some(takesMoney),
      },
    ];
  });
}

/** Whether the page that shows a text names a number to which money is sent. */
const takesMoney = ({ kind, data, facts }: Document): boolean =>
  kind === 'initiative' ||
  kind === 'nouvelle' ||
  (kind !== undefined && valueAt(data, ['support']) !== undefined) ||
  facts.blocks.some(({ name }) => name === 'DonationCard');
