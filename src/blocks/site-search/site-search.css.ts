import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const form = style({
  ...t.stack(t.space[1], 'minmax(0,1fr) auto'),
  alignItems: 'end',
});

export const status = style({
  minBlockSize: '1.6em',
  marginBlock: t.space[1],
  fontWeight: t.fontWeight.label,
});

export const plan = style({ columns: '14rem', columnGap: t.gap });

/** A section of the plan: its name, and links to its pages. */
export const group = style({ paddingBlockEnd: t.space[3], breakInside: 'avoid' });

/** A page that was found. */
export const result = style({
  maxInlineSize: '44rem',
  paddingBlock: t.space[2],
  borderBlockStart: `1px solid ${t.color.border.soft}`,
});
export const resultLink = style({ fontSize: t.fontSize.h3, fontWeight: t.fontWeight.label });

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

/** Title of that dialog, and the button that closes it at its right. */
export const head = style({ ...t.stack(t.space[2], '1fr auto'), alignItems: 'baseline' });
