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

export const planTitle = style({ marginBlock: t.space[3] });

/** A section of the plan: its name, and links to its pages. */
export const group = style({ paddingBlockEnd: t.space[3], breakInside: 'avoid' });
export const planned = style({ margin: 0 });
export const plannedLink = style({
  display: 'inline-block',
  minBlockSize: t.touchTarget,
  paddingBlock: t.space[1],
  lineHeight: t.lineHeight.snug,
});

/** A page that was found. */
export const result = style({
  margin: 0,
  paddingBlock: t.space[2],
  borderBlockStart: `1px solid ${t.color.border.soft}`,
});
export const resultLink = style({ fontSize: t.fontSize.h3, fontWeight: t.fontWeight.label });

/** What a page that was found is about. */
export const description = style({ margin: 0, maxInlineSize: '44rem' });

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

/** Added to the title of that dialog: its last words are not below the button that closes it. */
export const besideClose = style({ marginInlineEnd: t.touchTarget });

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
