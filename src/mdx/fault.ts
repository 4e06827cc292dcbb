import type { Issue, Place } from '../content/issue.ts';

/** A fault of one text: an issue before its file is known. */
export type Fault = Omit<Issue, 'file'>;

/** What a fault says; the place is given apart. */
export type Said = Pick<Fault, 'rule' | 'message' | 'hint' | 'suggestion'>;

/** A fault that stops the build. */
export const wrong = (place: Place, said: Said): Fault => ({
  ...said,
  severity: 'error',
  line: place.line,
  column: place.column,
});

/** A fault that the build lets pass. */
export const doubtful = (place: Place, said: Said): Fault => ({
  ...wrong(place, said),
  severity: 'warning',
});

/** Where a node of a tree begins. */
export const placeOf = (node: { position?: { start: Place } | undefined }): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** A text shortened so that a message stays one line: at most `most` characters. */
export const short = (text: string, most = 60): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line.slice(0, most * 4));
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
};
