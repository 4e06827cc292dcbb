import { frenchDay } from '../../content/days.ts';
import type { Part } from '../../content/part.ts';
import { NEVER, publicFrom } from '../../content/visibility.ts';

/** Texts that are named; beyond, they are counted. */
const MOST = 10;

/** What visitors do not see yet, in one sentence: no fault, so that only people are told. Empty when they see everything. */
export function waitingNote(parts: readonly Part[], today: string): string {
  const waiting = parts
    .map((part) => ({ file: part.file, from: publicFrom(part) }))
    .filter(({ from }) => from > today)
    .sort((a, b) => a.from.localeCompare(b.from));
  const dated = waiting.filter(({ from }) => from !== NEVER);
  const drafts = waiting.filter(({ from }) => from === NEVER);
  const groups = [
    counted(dated.length, 'texte attend', 'textes attendent') +
      named(dated.map(({ file, from }) => `${file} le ${frenchDay(from)}`)),
    counted(drafts.length, 'brouillon', 'brouillons') + named(drafts.map(({ file }) => file)),
  ].filter((group) => group !== '');
  return groups.length > 0 ? `${groups.join(' ; ')}.\n\n` : '';
}

const counted = (number: number, one: string, several: string) =>
  number === 0 ? '' : `${number} ${number > 1 ? several : one} : `;

function named(texts: readonly string[]): string {
  const rest = texts.length - MOST;
  return (
    texts.slice(0, MOST).join(', ') + (rest > 0 ? ` et ${rest} autre${rest > 1 ? 's' : ''}` : '')
  );
}
