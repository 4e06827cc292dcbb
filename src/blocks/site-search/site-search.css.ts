import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const form = style({
  ...t.stack(t.space[1], 'minmax(0,1fr)'),
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'end',
  maxInlineSize: t.width.text,
});

export const status = style({
  minBlockSize: '1.6em',
  marginBlock: t.space[1],
  fontWeight: t.fontWeight.label,
});

export const plan = style({
  ...t.stack(t.space[3], 'repeat(auto-fill,minmax(min(100%,14rem),1fr))'),
});

globalStyle(`.${plan} h3`, { marginBlockStart: t.space[2] });

globalStyle(`:is(.${plan} li,.${plan} ul)`, { margin: 0, padding: 0 });

globalStyle(`.${plan} a`, t.touchLine('inline-flex'));

export const found = style({ marginBlockStart: t.space[3] });

t.parts(found, {
  ' h2': { ...t.quiet, fontFamily: t.font.text, letterSpacing: 0 },
  ' li': { marginBlockStart: t.space[1] },
  ' li+li': { marginBlockStart: '1.75rem' },
  ' a': { fontSize: t.fontSize.lead, fontWeight: t.fontWeight.label },
  ' p': { margin: 0, maxInlineSize: t.width.text },
});

export const shortcut = style({
  ...t.touchLine('flex'),
  gap: t.space[1],
  marginBlockStart: t.space[2],
  fontSize: t.fontSize.small,
  // A phone has no such key.
  '@media': { '(hover: none)': { display: 'none' } },
});

/** Added to a dialog: at the top of the screen, where the list of results may grow. */
export const atTop = style({
  selectors: {
    'dialog&': {
      position: 'fixed',
      inlineSize: 'min(100vw - 1rem,44rem)',
      maxBlockSize: 'calc(100dvh - 1rem)',
      margin: '.5rem auto auto',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

globalStyle(`.${atTop}>h2`, { marginInlineEnd: t.touchTarget });

export const close = style({
  position: 'absolute',
  insetBlockStart: t.space[1],
  insetInlineEnd: t.space[1],
  minInlineSize: t.touchTarget,
  minBlockSize: t.touchTarget,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: t.fontSize.h3,
});
