import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space, width } from '../../theme/scale.ts';

export const box = style({ maxInlineSize: width.column });

export const donations = style({ marginBlockEnd: space[2] });

globalStyle(`.${donations}.${donations} :is(th,td)`, {
  fontSize: fontSize.small,
  paddingInline: space.half,
  '@media': { [media.tablet]: { fontSize: 'inherit', paddingInline: space[2] } },
});

/** A name as long as one likes breaks anywhere, but an ordinary one nowhere, in letters that a browser makes larger either. */
export const name = style({ minInlineSize: 'max(5.5rem,8.5ch)', overflowWrap: 'anywhere' });
