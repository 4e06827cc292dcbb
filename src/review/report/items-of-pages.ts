import type { Outcome } from '../outcome.ts';
import { SAMPLES } from '../visuals/look-at-pages.ts';
import { code, hunkLine, route, routeList } from './items-of-values.ts';
import type { Item, Line } from './model.ts';
import { count } from './words.ts';

/** A page that was there, with what changed on it. */
export const changedPage = (page: Outcome['changed'][number], { seen }: Outcome): Item => ({
  ...named(page),
  lines: [
    ...page.metadata.map(({ label, pieces }) => ({ label, parts: pieces })),
    ...[...page.text, ...page.frame].map(hunkLine),
    ...page.pictures.map(({ kind, alt }) => ({
      label: `Image ${kind}`,
      parts: [{ kind: 'same' as const, text: alt || 'sans description' }],
    })),
  ],
  pictures: picturesOf([page], seen),
});

/** A page that is new, with its first words and the lists in which visitors find it. */
export function addedPage(page: Outcome['added'][number], { announces, seen }: Outcome): Item {
  const places = announces.filter(({ of }) => of === page.route);
  const announced = places.flatMap(({ on, instead }, index) => [
    ...(index ? [', '] : []),
    route(on),
    ...(instead.length > 0
      ? [` (à la place de «\u202f${instead.join('\u202f», «\u202f')}\u202f»)`]
      : []),
  ]);
  return {
    ...named(page),
    lines: [
      ...(places.length > 0 ? [{ label: 'Annoncée sur', parts: announced }] : []),
      ...page.main.slice(0, 4).map(({ text }): Line => ({ parts: [{ kind: 'added', text }] })),
    ],
    pictures: picturesOf([page], seen),
  };
}

/** A part that several pages have, with what changed in it. */
export function sharedPart(
  { hunks, metadata, routes }: Outcome['shared'][number],
  { changed, seen }: Outcome,
): Item {
  const others = routes.filter((one) => !changed.some((page) => page.route === one));
  return {
    title: `Sur ${count(routes.length, 'page')}`,
    about: routeList(routes),
    lines: [
      ...metadata.map(({ label, pieces }) => ({ label, parts: pieces })),
      ...hunks.map(hunkLine),
    ],
    pictures: picturesOf(others.map(untitled), seen).slice(0, SAMPLES),
  };
}

/** Pages that keep their words and look otherwise, and those that networks show with another picture. */
export function restyledPages({ restyled, seen }: Outcome): Item[] {
  const looks = restyled.filter(({ look, route: at }) =>
    seen ? (seen.get(at)?.views.length ?? 0) > 0 : look,
  );
  const shares = restyled.filter(({ share }) => share);
  const told = (pages: typeof restyled, what = '') => [
    `${count(pages.length, 'page')}${what}\u00a0: `,
    ...routeList(
      pages.map(({ route }) => route),
      60,
    ),
  ];
  return [
    ...(looks.length > 0 ? [{ about: told(looks), pictures: picturesOf(looks, seen) }] : []),
    ...(shares.length > 0
      ? [{ about: told(shares, ' dont l’image de partage est redessinée') }]
      : []),
  ];
}

/** The title of a page, its address and its file. */
const named = ({ title, route: at, source }: { title: string; route: string; source: string }) => ({
  title,
  about: [route(at), ...(source ? [' · ', code(source)] : [])],
});

const untitled = (at: string) => ({ title: at, route: at });

/** The pages that a browser took pictures of. */
const picturesOf = (pages: readonly { title: string; route: string }[], seen: Outcome['seen']) =>
  pages.flatMap(({ title, route: at }) => {
    const visuals = seen?.get(at);
    return visuals?.views.some(({ pictures }) => pictures) ? [{ title, visuals }] : [];
  });
