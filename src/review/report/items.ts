import { DANGER_NAMES, type Danger } from '../dangers/danger.ts';
import type { Outcome } from '../outcome.ts';
import { SAMPLES } from '../visuals/look-at-pages.ts';
import type { Hunk } from '../word-diff.ts';
import type { Item, Line, Part } from './model.ts';
import { count } from './words.ts';

/** A change that somebody must look at first, with the line that mends it if there is one. */
export function dangerItem(danger: Danger, proofs: Outcome['proofs']): Item {
  const { kind, label, before, after, file, routes, remedy, hunks = [] } = danger;
  const values: Part[] = [
    ...(before ? [{ kind: 'went' as const, text: before }] : []),
    ...(before && after ? [' → '] : []),
    ...(after ? [{ kind: 'came' as const, text: after }] : []),
  ];
  return {
    title: DANGER_NAMES[kind],
    about: [
      label,
      ...(values.length > 0 ? ['\u00a0: ', ...values] : []),
      ...(file ? [' (', code(file), ')'] : []),
      '.',
      ...(routes.length > 0 ? [' Visible sur ', ...routeList(routes), '.'] : []),
    ],
    lines: [...hunks.map(hunkLine), ...(remedy ? [remedyLine(remedy)] : [])],
    pictures: danger.pictures ? picturesOf([{ title: file, route: file }], proofs) : [],
  };
}

const remedyLine = (line: string): Line => ({
  parts: ['À ajouter dans ', code('content/redirections.yml'), '\u00a0: ', code(line)],
});

/** A page that was there, with what changed on it. */
export const changedPage = (page: Outcome['changed'][number], { seen }: Outcome): Item => ({
  ...named(page),
  lines: [
    ...[...page.metadata, ...page.text, ...page.frame].map(hunkLine),
    ...page.pictures.map(({ kind, alt }) => pictureLine(kind, alt)),
  ],
  pictures: picturesOf([page], seen),
});

const pictureLine = (kind: string, alt: string): Line => ({
  label: `Image ${kind}`,
  parts: [{ kind: 'same', text: alt || 'sans description' }],
});

/** A page that is new, whole, with the lists in which visitors find it. */
export function addedPage(page: Outcome['added'][number], { announces, seen }: Outcome): Item {
  const places = announces.filter(({ of }) => of === page.route).map(({ on }) => on);
  return {
    ...named(page),
    lines: [
      ...(places.length > 0 ? [{ label: 'Annoncée sur', parts: routeList(places) }] : []),
      ...page.main.map(({ text }): Line => ({ parts: [{ kind: 'added', text }] })),
      ...page.pictures.map(({ alt }) => pictureLine('ajoutée', alt)),
    ],
    pictures: picturesOf([page], seen),
  };
}

/** A part that several pages have, with what changed in it. */
export function sharedPart(
  { hunks, routes }: Outcome['shared'][number],
  { changed, seen }: Outcome,
): Item {
  const others = routes.filter((one) => !changed.some((page) => page.route === one));
  const untitled = others.map((one) => ({ title: one, route: one }));
  return {
    title: `Sur ${count(routes.length, 'page')}`,
    about: routeList(routes),
    lines: hunks.map(hunkLine),
    pictures: picturesOf(untitled, seen).slice(0, SAMPLES),
  };
}

/** Pages that keep their words and look different, and those that networks show with another picture. */
export const restyledPages = ({ restyled, reshared, seen }: Outcome): Item[] => [
  ...restyled.flatMap((group) => {
    const [item] = listed(group.filter((page) => !seen || seen.has(page.route)));
    const rest = seen ? group.filter((page) => !seen.has(page.route)) : [];
    const others = listed(rest, ' de plus, dont le code change de même, sans capture');
    const lines = others.map(({ about }) => ({ parts: ['Et ', ...about] }));
    return item ? { ...item, lines, pictures: picturesOf(group, seen) } : [];
  }),
  ...listed(reshared, ' dont l’image de partage est redessinée'),
];

/** Pages as one item; no item where there are none. */
export const listed = (pages: readonly { route: string }[], what = ''): Item[] => {
  const routes = pages.map((page) => page.route);
  const about = [`${count(pages.length, 'page')}${what}\u00a0: `, ...routeList(routes, 60)];
  return pages.length > 0 ? [{ about }] : [];
};

/** What visitors get besides pages: files, and the program in their browser. */
export const otherFiles = ({ files, program }: Outcome): Item[] => [
  ...files.map(({ name, kind }) => ({ about: [code(name), `\u00a0: ${kind}`] })),
  ...(program ? [{ about: ['Le programme qui anime les pages dans le navigateur change.'] }] : []),
];

/** The title of a page, its address and its file. */
const named = ({ title, route: at, source }: { title: string; route: string; source: string }) => ({
  title,
  about: [route(at), ...(source ? [' · ', code(source)] : [])],
});

/** The pages that a browser took pictures of. */
const picturesOf = (pages: readonly { title: string; route: string }[], seen: Outcome['seen']) =>
  pages.flatMap(({ title, route: at }) => {
    const views = seen?.get(at) ?? [];
    return views.length > 0 ? [{ title, views }] : [];
  });

/** A passage that changed, with what it is or the heading that it stands under. */
const hunkLine = ({ label, under, pieces }: Hunk): Line => ({
  label: label ?? (under && `Sous «\u202f${under}\u202f»`),
  parts: pieces,
});

/** A file, an old address, or what is to be pasted. */
const code = (text: string): Part => ({ kind: 'code', text });

/** A page that stands: its address leads to it. */
const route = (text: string): Part => ({ kind: 'route', text });

/** Pages as a list in a sentence. */
function routeList(routes: readonly string[], most = 6): Part[] {
  const rest = routes.length - most;
  return [
    ...routes.slice(0, most).flatMap((one, index) => [...(index ? [', '] : []), route(one)]),
    ...(rest > 0 ? [` et ${count(rest, 'autre')}`] : []),
  ];
}
