import { globalStyle, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const cards = style({ display: 'grid', gap: space[3], maxInlineSize: 'none' });

breakEvenly(cards, { least: '12.5rem', gap: space[3] });

/** Aligns the bars of a row, whatever the length of the names. */
export const name = style({ flex: 1, marginBlockStart: space[1], fontSize: fontSize.h4 });

// As wide as the picture.
globalStyle(`.${cards} [role]`, { alignSelf: 'stretch' });
