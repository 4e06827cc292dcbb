import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const base = style({
  ...t.stack(`${t.space[5]} clamp(2.5rem,5vw,4rem)`, 'minmax(0,1fr)'),
  alignItems: 'center',
  ...t.on.desktop({ gridTemplateColumns: '1fr 1fr' }),
});

export const split = styleVariants({ left: [base], right: [base] });

const pictureOf = (block: string) => `.${block}>img,.${block}>picture>img`;

globalStyle(pictureOf(base), {
  width: '100%',
  maxHeight: '36rem',
  objectFit: 'cover',
  borderRadius: t.radius.small,
  ...t.ground,
});

globalStyle(pictureOf(split.right), t.on.desktop({ gridArea: '1/2' }));

globalStyle(`.${base} p:first-child`, {
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
});

export const box = style({
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

globalStyle(`.${box}>*`, t.on.desktop({ gridColumn: '1/-1' }));

export const figure = style({
  color: t.color.text.accent,
  ...t.display(t.fontSize.figure),
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
});

t.parts(box, {
  [`>.${figure}`]: t.on.desktop({ gridArea: '2/1/99/2' }),
  [`:has(>.${figure})>:not(.${figure})`]: t.on.desktop({ gridColumn: 2 }),
  [`>.${figure}+h3`]: { marginTop: t.space[1] },
});
