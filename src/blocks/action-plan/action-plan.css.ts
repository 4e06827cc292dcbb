import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { display, on, quiet } from '../../theme/layout.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

const { background, border, text } = vars.color;

export const plan = style({ maxInlineSize: 'none', marginBlockStart: space[4] });

/** One step of the plan; a dotted line connects its number with the next number. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space[5]} 1fr`,
  columnGap: space[2],
  margin: 0,
  paddingBlockEnd: space[4],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[5]} 0`,
      insetInlineStart: `calc(${space[5]} / 2 - 1.5px)`,
      borderInlineStart: `3px dotted ${border.firm}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  ...on.tablet({ gridTemplateColumns: `${space[5]} 4fr 2fr 5fr` }),
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 3',
  inlineSize: space[5],
  blockSize: space[5],
  border: `2px solid ${text.accent}`,
  borderRadius: radius.round,
  backgroundColor: background.raised,
  color: text.accent,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
});

export const action = style({
  ...display(fontSize.h4),
  lineHeight: 1.25,
  paddingBlockStart: space.half,
});

export const detail = style(on.tablet({ paddingBlockStart: space.half }));

export const label = style(quiet);
