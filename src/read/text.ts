import { MOST_OF_TEXT, megabytes } from '../content/limits.ts';
import { conflictFaults } from './conflicts.ts';
import { decode } from './decode.ts';
import type { Fault } from './fault.ts';
import type { FileBytes } from './snapshot.ts';

/** A text file's lines, as far as they can be read. */
interface TextReading {
  /** As its editor sees it, normalized. */
  text: string;
  /** The lines to read on with: marks of a conflict blanked. Empty when there is nothing to read. */
  lines: string[];
  faults: Fault[];
}

/** Turns a file's bytes into lines; what stops it is a fault on its first line. */
export function readText({ bytes, size }: FileBytes): TextReading {
  if (size > MOST_OF_TEXT) return stopped(tooLarge(size));
  const { text, faults } = decode(bytes);
  if (text.trim() === '') return { ...stopped(EMPTY), text };
  const conflicts = conflictFaults(text.split('\n'));
  return { text, lines: conflicts.lines, faults: [...faults, ...conflicts.faults] };
}

const stopped = (fault: Fault): TextReading => ({ text: '', lines: [], faults: [fault] });

const EMPTY: Fault = {
  rule: 'fichier-vide',
  line: 1,
  column: 1,
  message: 'Ce fichier est vide.',
  hint: 'Écrivez-y un texte à partir d’un modèle de content/README.md, ou supprimez-le.',
};

const tooLarge = (size: number): Fault => ({
  rule: 'trop-gros',
  line: 1,
  column: 1,
  message: `Ce texte pèse ${megabytes(size)} Mo : le site lit les textes jusqu’à 1 Mo.`,
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
});
