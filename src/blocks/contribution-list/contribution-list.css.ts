import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { display, on, quiet, stack } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import { fontSize, fontWeight, gutter, lineHeight, space, width } from '../../theme/scale.ts';

export const list = style(stack(space[4], 'minmax(0,1fr)'));

export const article = style({
  maxInlineSize: width.column,
  ...stack(space[2]),
  justifyItems: 'start',
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
});

export const type = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.text.accent,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
});

export const icon = style({ inlineSize: '3rem', blockSize: '3rem' });

export const text = style({
  maxInlineSize: '100%',
  fontFamily: vars.font.title,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  ...quiet,
  overflowWrap: 'anywhere',
});

/** Text over a picture that is as wide as the screen. */
export const empty = style({
  ...stack(space[1], 'minmax(0,1fr)'),
  alignContent: 'start',
  justifyItems: 'start',
  position: 'relative',
  isolation: 'isolate',
  // Negative margins as large as the padding of the band (full-width section) around it.
  margin: `0 calc(-1*${gutter}) calc(-1*clamp(2.5rem,6vw,5rem))`,
  padding: `${space[5]} ${gutter}`,
  selectors: { '&:has(img)': on.desktop({ minHeight: '41.7vw', alignContent: 'center' }) },
});

export const scene = style({
  inlineSize: `calc(100% + 2*${gutter})`,
  maxInlineSize: 'none',
  minBlockSize: '12rem',
  // Limited, because the text is below: a tall photo would move it out of the screen.
  maxBlockSize: 'max(60vh,60vw)',
  margin: `calc(-1*${space[5]}) calc(-1*${gutter}) ${space[2]}`,
  objectFit: 'cover',
  ...on.desktop({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    width: '100%',
    height: '100%',
    margin: 0,
  }),
});

// The light text needs the dark background of the band: at the left, under the text, a photo is transparent.
globalStyle(
  `picture>.${scene}`,
  on.desktop({ maskImage: 'linear-gradient(90deg,#0000 40%,#000 70%)' }),
);

export const emptyTitle = style({
  ...display(fontSize.h3),
  lineHeight: lineHeight.snug,
  textWrap: 'balance',
});

/** Hides the text for an empty list until the stored list is read. */
export const waiting = style({ selectors: { [`${alive} &`]: { visibility: 'hidden' } } });

export const unscripted = style({
  marginBlockStart: space[2],
  fontSize: fontSize.small,
  selectors: { [`${alive} &`]: { display: 'none' } },
});
