import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  media,
  space,
} from '../../theme/scale.ts';

const { background, text } = vars.color;

export const highlight = style({
  padding: `0 ${space[3]} ${space[3]}`,
  background: background.raised,
  '::before': { margin: `0 -${space[3]} ${space[3]}` },
  '@media': {
    // Beside its words, the figure leaves no empty half on a wide screen.
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: space[6],
      paddingBottom: space[5],
      '::before': { gridColumn: '1/-1', marginBottom: space[5] },
    },
  },
});

globalStyle(`.${highlight}>*`, { '@media': { [media.desktop]: { gridColumn: '1/-1' } } });

export const figure = style({
  color: text.accent,
  fontFamily: vars.font.title,
  fontSize: fontSize.figure,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.tight,
  letterSpacing: letterSpacing.display,
});

globalStyle(`.${highlight}>.${figure}`, {
  '@media': { [media.desktop]: { gridArea: '2/1/99/2' } },
});

globalStyle(`.${highlight}:has(>.${figure})>:not(.${figure})`, {
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

globalStyle(`.${highlight}>.${figure}+h3`, { marginTop: space[1] });
