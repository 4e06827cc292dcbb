import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/global.css.ts';

/** Heard, and without scripts seen: no notice will say it. */
export const soon = style([
  visuallyHidden,
  {
    selectors: {
      'html:not(.js) &': {
        position: 'static',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
]);
