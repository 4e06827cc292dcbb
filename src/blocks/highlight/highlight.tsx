import { prose } from '../../theme/global.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import type { BlockProps } from '../block-props.ts';
import { figure, highlight } from './highlight.css.ts';

export const Highlight = ({ figure: value, title, children }: BlockProps<'Highlight'>) => (
  <div className={`${highlight} ${woven} ${prose}`}>
    {/* No lead, whose words are bound: its noun may take the next line. */}
    {value && <div className={figure}>{value}</div>}
    <h3>{title}</h3>
    {children}
  </div>
);
