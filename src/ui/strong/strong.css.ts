import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { accent, background, focus, text } = vars.color;

/** A band in the deep colour of the section, with its motif towards the end. */
export const strong = style({
  background: `linear-gradient(90deg,${background.strong} 30%,#0000),${vars.motif},${background.strong}`,
  // Multiplied, the motif is darker than the band: it does not reduce the contrast of the text.
  backgroundBlendMode: 'normal,multiply',
  color: text.onStrong,
});

// Inverts the colours of links, quiet texts and buttons inside.
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
