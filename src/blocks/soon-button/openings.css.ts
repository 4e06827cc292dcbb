import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/scale.ts';

/** A form below its button takes the whole line of a row of buttons. */
export const unfolded = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

globalStyle(`.${unfolded}>summary`, { display: 'flex', inlineSize: 'fit-content' });
globalStyle(`.${unfolded}[open]>summary`, { marginBlockEnd: space[2] });

/** A sentence among buttons, in a row of them or in a grid. */
export const line = style({ flexBasis: '100%', gridColumn: '1/-1', fontSize: fontSize.small });
