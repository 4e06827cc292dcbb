import { writtenNumber } from '../content/money.ts';
import type { Captures } from './captures.ts';
import { type Change, changeOf, type Passage } from './change.ts';
import type { Comparison, Section } from './compare.ts';
import { diffWords, type Piece } from './word-diff.ts';

/** What the report and the comment are written from. */
export interface Review {
  title: string;
  summary: string;
  sections: readonly Section[];
  /** By route or file. */
  captures: Captures;
  base: { name: string; commit: string };
  /** Address of the proposal's preview, with a final slash. */
  preview: string | undefined;
}

/** Adds the pages of which only the look changed, as far as screenshots show it; `captures` is undefined without a browser. */
export function withLooks({ sections, routes }: Comparison, captures: Captures | undefined) {
  const own = new Set(
    sections.flatMap(({ changes }) => changes.flatMap((one) => one.captures ?? [])),
  );
  const others = routes.filter((route) => !own.has(route));
  const differing = captures ? others.filter((route) => captures.get(route)?.length) : others;
  const rest = captures ? others.filter((route) => !captures.has(route)) : [];
  const changes = [
    changeOf('', count(differing.length, 'page'), { routes: differing, captures: differing }),
    changeOf('', `${count(rest.length, 'page')} de plus, sans capture`, { routes: rest }),
  ].filter((change) => differing.length > 0 && change.routes.length > 0);
  const title = captures ? 'Apparence changée' : 'Apparence peut-être changée';
  const all = changes.length > 0 ? [...sections, { title, changes, isAlert: false }] : sections;
  return {
    sections: all,
    title:
      all.length > 0 ? 'Ce qui change pour les visiteurs' : 'Rien ne change pour les visiteurs',
    summary:
      all.length > 0
        ? all.map((one) => `${one.title}\u00a0: ${one.changes.length}.`).join(' ')
        : 'Les pages, leurs textes, leurs images et leur apparence sont les mêmes qu’avant.',
  };
}

/** A part of a sentence: plain text, a piece of a text diff, or a formatted value. */
export type Part =
  | string
  | Piece
  /** `old`: a replaced value; `new`: its new value; `code`: a file name; `route`: a link to a page of the preview. */
  | { kind: 'old' | 'new' | 'code' | 'route'; text: string };

/** The sentence of a change: what, before and after, where. */
export const sentenceOf = ({ label, before, after, file, routes }: Change): Part[] => [
  label,
  ...(before || after ? ['\u00a0: '] : []),
  ...(before ? [{ kind: 'old' as const, text: before }] : []),
  ...(before && after ? [' → '] : []),
  ...(after ? [{ kind: 'new' as const, text: after }] : []),
  ...(file ? [label ? ' (' : '', code(file), label ? ')' : ''] : []),
  ...(routes.length > 0 ? [label ? '. Visible sur ' : ' · ', ...routeList(routes)] : []),
];

/** Lines below a change: its passages, then the redirection to add. */
export const linesOf = ({ passages = [], remedy }: Change): { label: string; parts: Part[] }[] => [
  ...passages.map(lineOf),
  ...(remedy
    ? [
        {
          label: '',
          parts: ['À ajouter dans ', code('content/redirections.yml'), '\u00a0: ', code(remedy)],
        },
      ]
    : []),
];

const lineOf = ({ label, under, before, after }: Passage) => ({
  label: label || (under && `Sous «\u202f${under}\u202f»`),
  parts: diffWords(before, after).map((piece) =>
    piece.kind === 'same' ? { ...piece, text: shortened(piece.text) } : piece,
  ),
});

/** Of a long unchanged text only the beginning and the end. */
const shortened = (text: string) =>
  text.length > 160 ? `${text.slice(0, 60)} … ${text.slice(-60)}` : text;

const code = (text: string): Part => ({ kind: 'code', text });

/** Routes separated by commas; after `max` routes only the number of the rest: « et 3 autres ». */
function routeList(routes: readonly string[], max = 6): Part[] {
  const rest = routes.length - max;
  return [
    ...routes
      .slice(0, max)
      .flatMap((text, index): Part[] => [index ? ', ' : '', { kind: 'route', text }]),
    ...(rest > 0 ? [` et ${count(rest, 'autre')}`] : []),
  ];
}

/** « 1 page », « 3 pages »; in French 0 and 1 have the singular. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${writtenNumber(number)} ${number < 2 ? one : many}`;
