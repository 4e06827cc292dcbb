import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, gutter, lineHeight, media, radius, space, touchTarget } from '../theme/scale.ts';

const tablet = (rule: Parameters<typeof globalStyle>[1]) => ({
  '@media': { [media.tablet]: rule },
});

// The page is a string that no component renders: its parts have no classes of their own.
globalStyle('.erreur', {
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: `${space[6]} ${gutter} ${space[8]}`,
  ...tablet({ gridTemplateColumns: '1fr 1fr', columnGap: space[5] }),
});

globalStyle('.erreur h1', { fontSize: fontSize.display, lineHeight: lineHeight.tight });

globalStyle('.erreur img', {
  width: '100%',
  borderRadius: radius.small,
  ...tablet({ gridArea: '1/2/5' }),
});

globalStyle('.erreur li a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

globalStyle('.erreur h2', {
  color: vars.color.text.quiet,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  letterSpacing: 0,
});
