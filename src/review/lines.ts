import { writtenNumber } from '../site/money.ts';
import type { Change } from './change.ts';
import { type DiffPiece, diffWords } from './word-diff.ts';

/** A change as a line of the report: its name, and the old and the new text; of a long unchanged text only the ends. */
export function lineOf({ label, under, watch, before, after }: Change) {
  const pieces: DiffPiece[] = watch
    ? [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
    : diffWords(before, after);
  return {
    name: label || (under ? `Sous «\u202f${under}\u202f»` : ''),
    pieces: pieces
      .filter(({ text }) => text !== '')
      .map(({ kind, text }) => ({
        kind,
        text:
          kind === 'same' && text.length > 160 ? `${text.slice(0, 60)} … ${text.slice(-60)}` : text,
      })),
  };
}

const MAX_ROUTES = 6;

/** The first of many routes, and how many there are besides. */
export const firstRoutes = (routes: readonly string[]) => ({
  routes: routes.slice(0, MAX_ROUTES),
  rest: routes.length > MAX_ROUTES ? `et ${count(routes.length - MAX_ROUTES, 'autre')}` : '',
});

/** « 1 page », « 3 pages »; in French 0 and 1 have the singular. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${writtenNumber(number)} ${number < 2 ? one : many}`;
