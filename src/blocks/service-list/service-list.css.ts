import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import { fontSize, fontWeight, lineHeight, radius, space, touchTarget } from '../../theme/scale.ts';

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

/** Name and price of a service on one line; with large letters the price is below the name. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'last baseline',
  columnGap: space[2],
  paddingBlock: space[1],
  selectors: { '&+&': { borderBlockStart: `1px solid ${vars.color.border.soft}` } },
  lineHeight: lineHeight.snug,
  ...on.narrow({ gridTemplateColumns: 'minmax(0,1fr)' }),
});

export const price = style({ maxInlineSize: '12rem', textAlign: 'end' });
