import type { Issue, Place } from '../content/issue.ts';

export { placeOf } from './nodes-of.ts';
export { short } from './short.ts';

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
