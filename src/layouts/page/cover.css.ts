import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  gutter,
  letterSpacing,
  lineHeight,
  media,
  space,
  touchTarget,
} from '../../theme/scale.ts';

/** Shared by both openings. */
export const words = style({ padding: `${space[4]} ${gutter} ${space[6]}` });

globalStyle(`.${words} h1`, {
  fontSize: fontSize.display,
  lineHeight: lineHeight.tight,
  letterSpacing: letterSpacing.display,
});

// A long title beside its picture keeps to the size of other titles.
export const long = style({});

globalStyle(`.${long} h1`, { fontSize: fontSize.h1, lineHeight: lineHeight.title });

export const kicker = style({
  marginBottom: space[2],
  color: vars.color.text.accent,
  fontWeight: 650,
});

export const text = style({
  maxWidth: '42ch',
  margin: `${space[3]} 0`,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const scroll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
  marginTop: space[3],
  '::after': {
    content: '',
    width: '.5rem',
    height: '.5rem',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
    translate: '0 -25%',
  },
});

/** The portfolio's opening: a landscape from edge to edge, and a sheet of paper slid over it. */
export const landscape = style({});

globalStyle(`.${landscape} img`, {
  width: '100%',
  height: 'clamp(15rem,52svh,40rem)',
  objectFit: 'cover',
  objectPosition: '60% 70%',
});

globalStyle(`.${landscape}>.${words}`, {
  position: 'relative',
  background: vars.color.background.page,
  '@media': {
    [media.tablet]: {
      width: 'fit-content',
      maxWidth: `calc(58rem + ${gutter})`,
      marginTop: '-9rem',
      padding: `${space[5]} ${space[6]} ${space[6]} ${gutter}`,
    },
  },
});

/** A sub-site's opening: its colour and motif, its picture out to the edge. */
export const panel = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
  // Its motif must show before the picture begins.
  selectors: { 'header&': { backgroundSize: '50vw,auto' } },
});

globalStyle(`.${panel}>img`, {
  width: '100%',
  height: '100%',
  minHeight: '15rem',
  maxHeight: '40svh',
  objectFit: 'cover',
  '@media': { [media.desktop]: { order: 1, minHeight: '34rem', maxHeight: 'none' } },
});

globalStyle(`.${panel}>.${words}`, {
  alignSelf: 'center',
  '@media': { [media.desktop]: { paddingRight: space[6] } },
});
