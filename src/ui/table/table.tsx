import type { ReactNode } from 'react';
import { scroller } from './table.css.ts';

interface TableScrollerProps {
  /** Names the table for those who scroll it by keyboard. */
  label: string;
  children: ReactNode;
}

/** Lets a wide table scroll inside its column, by keyboard too. */
export const TableScroller = ({ label, children }: TableScrollerProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div className={scroller} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
