import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { display, on, parts } from '../../theme/layout.ts';
import { fontSize, letterSpacing, lineHeight, media, space } from '../../theme/scale.ts';

const { background, text } = vars.color;

export const highlight = style({
  padding: `0 ${space[3]} ${space[3]}`,
  background: background.raised,
  '::before': { margin: `0 -${space[3]} ${space[3]}` },
  '@media': {
    // On a wide screen the figure (a large number) is at the left of the text.
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: space[6],
      paddingBottom: space[5],
      '::before': { gridColumn: '1/-1', marginBottom: space[5] },
    },
  },
});

globalStyle(`.${highlight}>*`, on.desktop({ gridColumn: '1/-1' }));

export const figure = style({
  color: text.accent,
  ...display(fontSize.figure),
  lineHeight: lineHeight.tight,
  letterSpacing: letterSpacing.display,
});

parts(highlight, {
  [`>.${figure}`]: on.desktop({ gridArea: '2/1/99/2' }),
  [`:has(>.${figure})>:not(.${figure})`]: on.desktop({ gridColumn: 2 }),
  [`>.${figure}+h3`]: { marginTop: space[1] },
});
