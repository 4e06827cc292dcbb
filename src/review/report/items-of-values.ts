import { DANGER_NAMES, type Danger } from '../dangers/danger.ts';
import type { Hunk } from '../word-diff.ts';
import type { Item, Line, Part } from './model.ts';
import { count } from './words.ts';

/** A change that somebody must look at first, with the line that mends it if there is one. */
export function dangerItem(danger: Danger): Item {
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
    lines: [
      ...hunks.map(hunkLine),
      ...(remedy
        ? [
            {
              parts: ['À ajouter dans ', code(remedy.file), '\u00a0: ', code(remedy.line)],
            },
          ]
        : []),
    ],
  };
}

/** A passage that changed, under the heading that it stands under. */
export const hunkLine = ({ under, pieces }: Hunk): Line => ({
  ...(under && { label: `Sous «\u202f${under}\u202f»` }),
  parts: pieces,
});

/** A file, an old address, or what is to be pasted. */
export const code = (text: string): Part => ({ kind: 'code', text });

/** A page that stands: its address leads to it. */
export const route = (text: string): Part => ({ kind: 'route', text });

/** Pages as a list in a sentence. */
export function routeList(routes: readonly string[], most = 6): Part[] {
  const rest = routes.length - most;
  return [
    ...routes.slice(0, most).flatMap((one, index) => [...(index ? [', '] : []), route(one)]),
    ...(rest > 0 ? [` et ${count(rest, 'autre')}`] : []),
  ];
}
