import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  letterSpacing,
  lineHeight,
  media,
  radius,
  space,
  touchTarget,
  width,
} from '../../theme/scale.ts';

const { background, border, text: ink } = vars.color;

/** The desk on which the printed page lies. */
export const desk = style({
  backgroundColor: background.band,
  '@media': {
    [media.tablet]: { padding: `${space[6]} ${space[3]} ${space[8]}` },
    [media.print]: { padding: 0 },
  },
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[4],
  maxInlineSize: `calc(${width.text} + 2 * ${space[8]})`,
  marginInline: 'auto',
  padding: `${space[4]} ${gutter} ${space[6]}`,
  backgroundColor: background.raised,
  '@media': {
    [media.tablet]: {
      padding: space[8],
      border: `1px solid ${border.soft}`,
      borderRadius: radius.small,
    },
    [media.print]: { padding: 0, border: 0 },
  },
});

export const header = style({ display: 'grid', gap: space[3] });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[1]}`,
  paddingBlock: space[1],
  borderBlock: `1px solid ${border.firm}`,
  borderBlockStart: `4px solid ${ink.accent}`,
  fontSize: fontSize.small,
});

export const kind = style({
  color: ink.accent,
  fontWeight: fontWeight.strong,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
});

export const lead = style({
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});

export const documents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.print]: { display: 'block' } },
});

/** One sheet, one voice: its titles stay below the headline. */
export const text = style({});

globalStyle(`.${text}>h2`, { marginBlockStart: space[5], fontSize: fontSize.h3 });

export const picture = style({ inlineSize: '100%', borderRadius: radius.small });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: touchTarget,
  '@media': { [media.print]: { display: 'none' } },
});
