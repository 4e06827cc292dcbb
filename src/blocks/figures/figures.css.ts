import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, letterSpacing, lineHeight, space } from '../../theme/scale.ts';

const { border, text } = vars.color;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,19rem),1fr))',
  gap: `${space[6]} ${space[6]}`,
});

globalStyle(`.${figures}>li`, {
  margin: 0,
  paddingTop: space[3],
  borderTop: `2px solid ${border.firm}`,
});

globalStyle(`.${figures} svg`, { fontSize: '1.2em' });

globalStyle(`.${figures} p:first-of-type`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  fontSize: fontSize.h4,
  fontWeight: 650,
});

globalStyle(`.${figures} p+p`, { maxWidth: '34ch', color: text.quiet });

globalStyle(`.${figures} b`, {
  flexBasis: '100%',
  marginBottom: space[1],
  color: text.accent,
  fontFamily: vars.font.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  lineHeight: lineHeight.tight,
  letterSpacing: letterSpacing.display,
});
