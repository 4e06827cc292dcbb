import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Shows the section's ribbon, an ornamental border, above an element. */
export const woven = style({
  '::before': { content: '', display: 'block', height: '1rem', background: t.ribbon },
});
