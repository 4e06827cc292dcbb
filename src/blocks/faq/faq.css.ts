import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/scale.ts';

export const question = style({
  '@media': {
    // Without scripts too, a link to an answer shows it.
    '(scripting: none)': {
      selectors: {
        '&:target::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      },
    },
  },
});

/** On the line of its summary, beside the mark that says whether the answer is shown. */
export const title = style({ display: 'inline', fontSize: fontSize.h4 });

export const answer = style({ paddingBlockEnd: space[3] });
