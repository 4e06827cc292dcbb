import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, media, space, touchTarget, width } from '../../theme/scale.ts';

export const cover = style({
  display: 'grid',
  gap: space[3],
  maxWidth: width.page,
  marginInline: 'auto',
  paddingBottom: space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      padding: `${space[6]} ${space[4]}`,
    },
  },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': { [media.desktop]: { order: 2 } },
});

export const words = style({ paddingInline: space[2] });

export const kicker = style({
  margin: 0,
  fontSize: fontSize.small,
  letterSpacing: '.08em',
  textTransform: 'uppercase',
  color: vars.color.text.accent,
});

export const title = style({
  fontSize: fontSize.display,
  lineHeight: lineHeight.tight,
  margin: `${space[1]} 0`,
});

export const text = style({
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  maxWidth: '40ch',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `${space[3]} 0`,
});

export const scroll = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});
