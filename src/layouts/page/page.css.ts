import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  letterSpacing,
  lineHeight,
  media,
  space,
} from '../../theme/scale.ts';

const { background, text } = vars.color;

/** The opening of a page without a picture: its title, very large, on the section's motif. */
export const header = style({
  padding: `clamp(3rem,7vw,6rem) ${gutter}`,
  background: `linear-gradient(90deg,${background.band} 30%,#0000),${vars.motif},${background.band}`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '7fr 4fr',
      gap: space[6],
      alignItems: 'end',
    },
  },
});

/** The name of the sub-site, where its navigation has no room for it and the title does not say it. */
export const kicker = style({
  marginBottom: space[1],
  fontFamily: vars.font.title,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.strong,
  '@media': {
    [media.desktop]: { gridColumn: '1/-1', marginBottom: 0 },
    [media.wide]: { display: 'none' },
  },
});

export const title = style({
  fontSize: fontSize.display,
  lineHeight: lineHeight.tight,
  letterSpacing: letterSpacing.display,
});

export const lead = style({
  maxWidth: '44ch',
  marginTop: space[3],
  color: text.body,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  textWrap: 'balance',
});

// On the section's deep colour the text is light.
globalStyle(`.${header}>*`, { color: 'inherit' });

globalStyle(`.${header}>.${kicker}`, { color: text.accent });
