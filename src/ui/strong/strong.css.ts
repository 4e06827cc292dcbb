import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { accent, background, focus, text } = vars.color;

/** A band in the section's deep colour, its motif showing towards the far side. */
export const strong = style({
  background: `linear-gradient(90deg,${background.strong} 30%,#0000),${vars.motif},${background.strong}`,
  // The lines of the motif are darker than the band: they never dim the letters on them.
  backgroundBlendMode: 'normal,multiply',
  color: text.onStrong,
});

// Links, quiet texts and buttons inside read these variables too, and so are inverted.
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
