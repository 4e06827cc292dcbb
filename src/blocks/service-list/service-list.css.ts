import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const filter = style({
  ...t.wrap(`${t.space[1]} min(${t.space[1]},1vw)`),
  marginBlockEnd: t.space[4],
  // The buttons are not printed.
  ...t.on.print({ display: 'none' }),
});

export const choice = style({
  minBlockSize: t.touchTarget,
  paddingInline: 'clamp(.625rem,1.6vw - .25rem,1rem)',
  border: `1px solid ${t.color.border.firm}`,
  borderRadius: t.radius.round,
  background: 'transparent',
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.label,
  selectors: {
    '&:hover': { background: t.color.background.tint },
    '&[aria-pressed=true]': {
      borderColor: t.color.background.action,
      background: t.color.background.action,
      color: t.color.text.onAction,
      ...t.on.forcedColors({
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      }),
    },
  },
});

/** Card of a category: name at the left, services with prices at the right. */
export const card = style({
  ...t.stack(t.space[1], 'minmax(0,1fr)'),
  paddingBlock: t.space[3],
  borderBlockStart: `2px solid ${t.color.border.firm}`,
  ...t.on.tablet({
    gridTemplateColumns: t.besideTitle,
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: t.gap,
    justifyItems: 'start',
  }),
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: t.space[1],
  color: t.color.text.accent,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.label,
});

export const prices = style({
  ...t.stack(t.space[1]),
  inlineSize: '100%',
  ...t.on.tablet({ gridArea: '1/2/5/3' }),
});

/** Name and price of a service, with dots between them except on a phone; with large letters the price is below the name. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,max-content) minmax(1rem,1fr) auto',
  alignItems: 'last baseline',
  columnGap: t.space[1],
  paddingBlock: t.space[1],
  '::before': {
    content: '',
    gridArea: '1/2',
    borderBlockEnd: `2px dotted ${t.color.border.firm}`,
  },
  lineHeight: t.lineHeight.snug,
  '@media': {
    [t.media.phone]: { '::before': { display: 'none' } },
    [t.media.narrow]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

export const price = style({
  gridColumnStart: -2,
  maxInlineSize: '12rem',
  textAlign: 'end',
  ...t.on.narrow({ textAlign: 'start' }),
});
