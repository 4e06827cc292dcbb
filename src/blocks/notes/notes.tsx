import type { HTMLAttributes } from 'react';
import { notes } from './notes.css.ts';

/** The notes that Markdown gathers at the end of a text: the only section that it makes by itself. */
export const Notes = (props: HTMLAttributes<HTMLElement>) => (
  <section {...props} className={notes} />
);
