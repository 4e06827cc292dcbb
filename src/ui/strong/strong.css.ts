import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, focus, text } = t.color;

/** A band (full-width part of a page) in the deep colour of the section, with the section's line pattern at the right. */
export const strong = style({
  background: `linear-gradient(90deg,${background.strong} 30%,#0000),${t.motif},${background.strong}`,
  // `multiply` makes the pattern darker than the band, so it does not reduce the contrast of the light text.
  backgroundBlendMode: 'normal,multiply',
  color: text.onStrong,
});

// Light colours for links, less important texts and buttons on the deep background.
globalStyle(`.${strong}>*`, {
  vars: {
    [background.action]: accent.highlight,
    [text.onAction]: text.onHighlight,
    [focus]: accent.highlight,
    [text.link]: 'currentColor',
    [text.quiet]: 'currentColor',
    [text.accent]: accent.highlight,
  },
});
