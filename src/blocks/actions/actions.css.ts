import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
