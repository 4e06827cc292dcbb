import type { Review } from '../build-review.ts';
import { DANGER_NAMES, type Danger } from '../dangers/danger.ts';
import { SAMPLES_PER_GROUP } from '../visuals/capture-pages.ts';
import type { Hunk } from '../word-diff.ts';
import type { Item, Line, Part } from './report-model.ts';
import { count } from './review-summary.ts';

/** Item for a danger, with the redirection to add if one prevents the damage. */
export function dangerItem(danger: Danger, proofs: Review['proofs']): Item {
  const { kind, label, before, after, file, routes, remedy, hunks = [] } = danger;
  const values: Part[] = [
    ...(before ? [{ kind: 'old' as const, text: before }] : []),
    ...(before && after ? [' → '] : []),
    ...(after ? [{ kind: 'new' as const, text: after }] : []),
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

/** Item for a changed page. */
export const changedPageItem = (page: Review['changed'][number], { shots }: Review): Item => ({
  ...named(page),
  lines: [
    ...[...page.metadata, ...page.text, ...page.frame].map(hunkLine),
    ...page.pictures.map(({ kind, alt }) => pictureLine(kind, alt)),
  ],
  pictures: picturesOf([page], shots),
});

const pictureLine = (kind: string, alt: string): Line => ({
  label: `Image ${kind}`,
  parts: [{ kind: 'same', text: alt || 'sans description' }],
});

/** Item for a new page: its whole text, and the pages whose lists contain it. */
export function addedPageItem(page: Review['added'][number], { listings, shots }: Review): Item {
  const places = listings.filter((one) => one.newRoute === page.route).map(({ on }) => on);
  return {
    ...named(page),
    lines: [
      ...(places.length > 0 ? [{ label: 'Annoncée sur', parts: routeList(places) }] : []),
      ...page.main.map(({ text }): Line => ({ parts: [{ kind: 'added', text }] })),
      ...page.pictures.map(({ alt }) => pictureLine('ajoutée', alt)),
    ],
    pictures: picturesOf([page], shots),
  };
}

/** Item for an identical change on several pages. */
export function sharedPartItem(
  { hunks, routes }: Review['shared'][number],
  { changed, shots }: Review,
): Item {
  const others = routes.filter((one) => !changed.some((page) => page.route === one));
  const untitled = others.map((one) => ({ title: one, route: one }));
  return {
    title: `Sur ${count(routes.length, 'page')}`,
    about: routeList(routes),
    lines: hunks.map(hunkLine),
    pictures: picturesOf(untitled, shots).slice(0, SAMPLES_PER_GROUP),
  };
}

/** Items for pages of which only the appearance or the share image changed. */
export const restyledPageItems = ({ restyled, newShareImages, shots }: Review): Item[] => [
  ...restyled.flatMap((group) => {
    const [item] = pageListItems(group.filter((page) => !shots || shots.has(page.route)));
    const rest = shots ? group.filter((page) => !shots.has(page.route)) : [];
    const others = pageListItems(rest, ' de plus, dont le code change de même, sans capture');
    const lines = others.map(({ about }) => ({ parts: ['Et ', ...about] }));
    return item ? { ...item, lines, pictures: picturesOf(group, shots) } : [];
  }),
  ...pageListItems(newShareImages, ' dont l’image de partage est redessinée'),
];

/** One item that lists pages; no item for an empty list. */
export const pageListItems = (pages: readonly { route: string }[], what = ''): Item[] => {
  const routes = pages.map((page) => page.route);
  const about = [`${count(pages.length, 'page')}${what}\u00a0: `, ...routeList(routes, 60)];
  return pages.length > 0 ? [{ about }] : [];
};

/** Items for changed files other than pages, and for changed scripts. */
export const otherFileItems = ({ files, scriptsChanged }: Review): Item[] => [
  ...files.map(({ name, kind }) => ({ about: [code(name), `\u00a0: ${kind}`] })),
  ...(scriptsChanged
    ? [{ about: ['Le programme qui anime les pages dans le navigateur change.'] }]
    : []),
];

const named = ({ title, route: at, source }: { title: string; route: string; source: string }) => ({
  title,
  about: [route(at), ...(source ? [' · ', code(source)] : [])],
});

/** Screenshots of pages; pages without screenshots are skipped. */
const picturesOf = (pages: readonly { title: string; route: string }[], shots: Review['shots']) =>
  pages.flatMap(({ title, route: at }) => {
    const views = shots?.get(at) ?? [];
    return views.length > 0 ? [{ title, views }] : [];
  });

/** A line for a changed passage, labelled with its name (`Titre`) or with the heading above it. */
const hunkLine = ({ label, under, pieces }: Hunk): Line => ({
  label: label ?? (under && `Sous «\u202f${under}\u202f»`),
  parts: pieces,
});

const code = (text: string): Part => ({ kind: 'code', text });

const route = (text: string): Part => ({ kind: 'route', text });

/** Routes separated by commas; after `max` routes only the number of the rest: « et 3 autres ». */
function routeList(routes: readonly string[], max = 6): Part[] {
  const rest = routes.length - max;
  return [
    ...routes.slice(0, max).flatMap((one, index) => [...(index ? [', '] : []), route(one)]),
    ...(rest > 0 ? [` et ${count(rest, 'autre')}`] : []),
  ];
}
