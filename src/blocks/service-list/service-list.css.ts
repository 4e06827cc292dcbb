import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import {
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
  touchTarget,
} from '../../theme/scale.ts';

export const services = style({ marginBlockStart: space[5] });

export const filter = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlockEnd: space[4],
  // The buttons are not printed.
  selectors: { [`${alive} &`]: { display: 'flex', ...on.print({ display: 'none' }) } },
});

export const choice = style({
  minBlockSize: touchTarget,
  paddingInline: space[2],
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.round,
  background: 'transparent',
  fontWeight: fontWeight.label,
  selectors: {
    '&:hover': { background: vars.color.background.tint },
    '&[aria-pressed=true]': {
      borderColor: vars.color.background.action,
      background: vars.color.background.action,
      color: vars.color.text.onAction,
      ...on.forcedColors({
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
  paddingBlock: space[3],
  borderBlockStart: `2px solid ${vars.color.border.firm}`,
  ...on.tablet({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: space[6],
    justifyItems: 'start',
  }),
});

globalStyle(`.${card}[hidden]`, { display: 'none' });

export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.text.accent,
  fontSize: fontSize.small,
  fontWeight: fontWeight.label,
});

export const title = style({ marginBlock: `${space.half} ${space[2]}` });

export const prices = style({ inlineSize: '100%', ...on.tablet({ gridArea: '1/2/5/3' }) });

export const line = style({
  display: 'flex',
  // After a name that is too long the price wraps to the next line.
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space[1],
  paddingBlock: space[1],
  lineHeight: lineHeight.snug,
});

/** Name of a service: at least as wide as its longest word, at most as its text; free space is given to it before the dots. */
export const name = style({
  flexGrow: 9999,
  inlineSize: 'min-content',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  '@media': {
    [media.tablet]: { textWrap: 'pretty' },
    // With large letters most prices wrap, so all prices are on the next line.
    [media.narrow]: { flexBasis: '100%', maxInlineSize: '100%' },
  },
});

/** The dots and the price, on one line. */
export const end = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'last baseline',
  columnGap: space[1],
  textAlign: 'end',
});

/** Dotted line between a service and its price; hidden when shorter than 1.5rem. */
export const dots = style({
  flex: '1 0 0',
  '::after': {
    content: '',
    display: 'block',
    inlineSize: 'min(100%,(100% - 1.5rem)*99)',
    borderBlockEnd: `1px dotted ${vars.color.border.firm}`,
  },
});
