import type { HTMLAttributes } from 'react';
import { prose } from '../../theme/prose.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import type { BlockProps } from '../block-props.ts';
import { figure, highlight } from './boxes.css.ts';

const box = `${highlight} ${woven} ${prose}`;

export const Highlight = ({ figure: value, title, children }: BlockProps<'Highlight'>) => (
  <div className={box}>
    {/* A `<div>`, not a `<p>`: rules for paragraphs, such as no-break spaces in the first one, do not apply to it. */}
    {value && <div className={figure}>{value}</div>}
    <h3>{title}</h3>
    {children}
  </div>
);

/** A highlighted note, written as `> [!NOTE]`. */
export const NoteBox = (props: HTMLAttributes<HTMLElement>) => <aside {...props} className={box} />;
