import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Where to pay, then what else a gift needs. */
export const card = style({ ...t.framed, overflow: 'hidden' });

export const rest = style({ ...t.stack(t.space[3]), padding: t.inset });

/** How to write the reference; with scripts the form writes it. */
export const hint = style({
  selectors: { [`&:has(~${t.alive})`]: { display: 'none' } },
});

export const reference = style({ display: 'block', overflowWrap: 'anywhere' });

export const composer = style({
  ...t.stack(t.space[2], 'minmax(0,1fr)'),
  maxInlineSize: '24rem',
  justifyItems: 'start',
});

export const check = style({ ...t.touchLine('flex'), gap: t.space[1] });

export const checkbox = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
