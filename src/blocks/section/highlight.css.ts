import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const highlight = style({
  padding: `0 ${t.space[3]} ${t.space[3]}`,
  background: t.color.background.raised,
  '::before': { margin: `0 -${t.space[3]} ${t.space[3]}` },
  '@media': {
    // On a wide screen the figure (a large number) is at the left of the text.
    [t.media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: t.space[6],
      paddingBottom: t.space[5],
      '::before': { gridColumn: '1/-1', marginBottom: t.space[5] },
    },
  },
});

globalStyle(`.${highlight}>*`, t.on.desktop({ gridColumn: '1/-1' }));

export const figure = style({
  color: t.color.text.accent,
  ...t.display(t.fontSize.figure),
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
});

t.parts(highlight, {
  [`>.${figure}`]: t.on.desktop({ gridArea: '2/1/99/2' }),
  [`:has(>.${figure})>:not(.${figure})`]: t.on.desktop({ gridColumn: 2 }),
  [`>.${figure}+h3`]: { marginTop: t.space[1] },
});
