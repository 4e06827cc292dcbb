import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
  touchTarget,
  width,
} from '../../theme/scale.ts';

export const header = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: width.page,
  marginInline: 'auto',
  padding: `${space[2]} ${space[2]} ${space[5]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      gap: `${space[5]} ${space[6]}`,
      alignItems: 'center',
      padding: `${space[4]} ${space[4]} ${space[8]}`,
    },
  },
});

export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  '@media': { [media.print]: { display: 'none' } },
});

export const icon = style({ fontSize: fontSize.h2, color: vars.color.text.accent });

export const lead = style({
  maxInlineSize: '40ch',
  color: vars.color.text.quiet,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.medium,
});

/** What stands at the head of a file: place, theme, status and money, across the page. */
export const facts = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  borderBlock: `1px solid ${vars.color.border.firm}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[6] },
    [media.desktop]: { gridColumn: '1 / -1', gridTemplateColumns: '7fr 5fr' },
  },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
});

export const label = style({
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
});

export const value = style({ fontWeight: fontWeight.strong });
