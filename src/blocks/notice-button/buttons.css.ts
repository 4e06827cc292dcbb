import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const actions = style(t.wrap(t.space[2]));

// On a phone a button that is alone on its line is as wide as the line.
globalStyle(`.${actions}>*`, t.on.phone({ flexGrow: 1 }));

/** A sentence on its own line among buttons, whose container is a flex box or a grid. */
export const line = style({ flexBasis: '100%', gridColumn: '1/-1', fontSize: t.fontSize.small });
