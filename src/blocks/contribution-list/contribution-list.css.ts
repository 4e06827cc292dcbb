import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const list = style({ ...t.stack(t.space[4], 'minmax(0,1fr)'), ...t.indented });

/** A contribution: its type, its text, then author and day. */
export const contribution = style({
  maxInlineSize: t.width.column,
  ...t.stack(t.space[2]),
  justifyItems: 'start',
  paddingBlockEnd: t.space[4],
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
  overflowWrap: 'anywhere',
});

export const type = style({
  display: 'flex',
  alignItems: 'center',
  gap: t.space[1],
  color: t.color.text.accent,
  fontFamily: t.font.text,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  letterSpacing: 0,
});

export const icon = style({ inlineSize: '3rem', blockSize: '3rem' });

export const text = style({
  maxInlineSize: '100%',
  fontFamily: t.font.title,
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
  whiteSpace: 'pre-line',
});

export const author = style({ ...t.wrap(`0 ${t.space[2]}`), ...t.quiet });

/** Text over a picture that is as wide as the screen. */
export const empty = style({
  ...t.stack(t.space[1], 'minmax(0,1fr)'),
  alignContent: 'start',
  justifyItems: 'start',
  position: 'relative',
  isolation: 'isolate',
  // Negative margins as large as the padding of the band (full-width section) around it.
  margin: `0 calc(-1*${t.gutter}) calc(-1*${t.tempo.even})`,
  padding: `${t.space[5]} ${t.gutter}`,
  selectors: {
    // The list begins in the second column, the picture at the edge of the screen.
    '&&': t.on.desktop({ marginInlineStart: `calc(-1*${t.gutter} - (100% + ${t.gap})/2)` }),
    '&:has(img)': t.on.desktop({ minHeight: '41.7vw', alignContent: 'center' }),
    // Nothing to read until the stored list is read.
    [`${t.alive} &[data-waiting]`]: { visibility: 'hidden' },
  },
});

// The night of the picture touches the footer, which has no sky and no skyline after it.
globalStyle(`#contenu>section:has(.${empty})`, { paddingBottom: t.tempo.even });
globalStyle(`#contenu:has(.${empty})~footer>:first-child`, { display: 'none' });

export const scene = style({
  inlineSize: `calc(100% + 2*${t.gutter})`,
  maxInlineSize: 'none',
  minBlockSize: '12rem',
  // Limited, because the text is below: a tall photo would move it out of the screen.
  maxBlockSize: 'max(60vh,60vw)',
  margin: `calc(-1*${t.space[5]}) calc(-1*${t.gutter}) ${t.space[2]}`,
  objectFit: 'cover',
  selectors: {
    // The light text needs the dark background of the band: at the left, under the text, a photo is transparent.
    'picture>&': t.on.desktop({ maskImage: 'linear-gradient(90deg,#0000 40%,#000 70%)' }),
  },
  ...t.on.desktop({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    width: '100%',
    height: '100%',
    margin: 0,
  }),
});

export const invitation = style({
  ...t.display(t.fontSize.h3),
  lineHeight: t.lineHeight.snug,
  textWrap: 'balance',
});

/** The text that the list needs scripts. */
export const unscripted = style({
  marginBlockStart: t.space[2],
  selectors: { [`${t.alive} &`]: { display: 'none' } },
});
