import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** The title of a page: no word of it is wider than its container. */
export const title = style({
  fontSize: `min(${t.fontSize.h1},13cqi)`,
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
});

/** A title that would take more than three lines. */
export const long = style([title, { fontSize: `min(${t.fontSize.h2},13cqi)` }]);

/** The element in which a title stands. */
export const room = style({ containerType: 'inline-size' });
