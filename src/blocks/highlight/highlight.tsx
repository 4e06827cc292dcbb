import { prose } from '../../theme/global.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import type { BlockProps } from '../block-props.ts';
import { figure, highlight } from './highlight.css.ts';

export const Highlight = ({ figure: value, title, children }: BlockProps<'Highlight'>) => (
  <div className={`${highlight} ${woven} ${prose}`}>
    {/* A `<div>`, because the words of a lead paragraph get no-break spaces. */}
    {value && <div className={figure}>{value}</div>}
    <h3>{title}</h3>
    {children}
  </div>
);
