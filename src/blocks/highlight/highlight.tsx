import type { ReactNode } from 'react';
import { prose } from '../../theme/global.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import { figure, highlight } from './highlight.css.ts';

interface HighlightProps {
  /** Shown very large. */
  figure?: string;
  title: string;
  children?: ReactNode;
}

/** A fact that stands out from its page. */
export const Highlight = ({ figure: value, title, children }: HighlightProps) => (
  <div className={`${highlight} ${woven} ${prose}`}>
    {value && <p className={figure}>{value}</p>}
    <h3>{title}</h3>
    {children}
  </div>
);
