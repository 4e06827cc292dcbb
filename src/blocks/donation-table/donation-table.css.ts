import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space, width } from '../../theme/scale.ts';

export const box = style({ maxInlineSize: width.column });

export const donations = style({ marginBlockEnd: space[2] });

globalStyle(`.${donations}.${donations} :is(th,td)`, {
  fontSize: fontSize.small,
  paddingInline: space[1],
  '@media': { [media.tablet]: { fontSize: 'inherit', paddingInline: space[2] } },
});

globalStyle(`.${donations} td:first-child`, { whiteSpace: 'nowrap' });

/** Wide enough for ordinary names, also in larger letters; the table scrolls for those whose letters stand apart. */
export const name = style({ minInlineSize: 'max(5.5rem,8.5ch)', overflowWrap: 'break-word' });
