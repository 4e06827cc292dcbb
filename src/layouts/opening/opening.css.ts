import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background } = t.color;

/** A project with a picture behind its text, on a light ground or, with `strong`, on the colour of the section. */
export const behind = style({
  position: 'relative',
  ...t.on.desktop({ display: 'grid', alignItems: 'center', minHeight: 'clamp(27rem,44vw,48rem)' }),
});

/** Added to `behind` for an initiative of citizens: as high as its text. */
export const sheet = style(t.on.desktop({ minHeight: 0 }));

export const below = style({ display: 'grid' });

export const inner = style({
  position: 'relative',
  display: 'grid',
  ...t.on.tablet({ alignItems: 'center' }),
});

/** Added to an opening that is not in the deep colour of its section. */
export const light = style({
  selectors: {
    [`${behind}&`]: { background: background.band },
    [`${inner}&`]: {
      background: `linear-gradient(90deg,${background.band} 30%,#0000),${t.motif},${background.band}`,
    },
  },
});

/** Added to `inner` with a drawing. */
export const illustrated = style({
  selectors: {
    [`${inner}&`]: {
      '@media': {
        [t.media.phone]: { gridTemplateRows: 'auto minmax(4rem,1fr)', minHeight: '20rem' },
        [t.media.narrow]: { minHeight: 0 },
        [t.media.desktop]: { minHeight: '17.25rem' },
      },
    },
    [`${inner}${light}&`]: t.on.desktop({ minHeight: 'clamp(17.25rem,27vw,24rem)' }),
  },
});

/** The text of an opening. */
export const words = style({
  padding: `${t.space[3]} ${t.gutter}`,
  selectors: {
    [`${behind}>&`]: {
      position: 'relative',
      ...t.on.desktop({ width: '46%', paddingBlock: t.space[6], paddingRight: 0 }),
    },
    [`${below}>&`]: t.on.desktop({
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      columnGap: t.space[6],
      paddingBlock: `${t.space[4]} ${t.space[6]}`,
    }),
    [`${inner}>&`]: t.on.tablet({ paddingBlock: t.space[6] }),
    [`${illustrated}>&`]: {
      '@media': {
        [t.media.phone]: { paddingBottom: t.space[1] },
        [t.media.tablet]: { paddingRight: '39vw' },
      },
    },
  },
});

export const largeTitle = {
  fontSize: t.fontSize.display,
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
};

export const title = style({
  selectors: {
    [`:is(${behind}:not(${sheet}),${below}) &`]: largeTitle,
    // A page that belongs to no project opens with a larger title.
    [`${inner}.${illustrated}.${light} &`]: largeTitle,
    [`${inner}:not(${light}) &`]: t.on.phone({ fontSize: '2.25rem' }),
    // On a desktop the title is at the left, the other text at the right.
    [`${below} &`]: { gridArea: 'auto/1/span 2' },
  },
});

/** What is at the right of the title in `below`. */
const right = { [`${below} &`]: { gridColumn: 2 } };

export const text = style({
  maxWidth: 'min(42ch,max(46vw,31rem))',
  marginTop: t.space[2],
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
  '@media': { [t.media.phone]: { fontSize: t.fontSize.body } },
  selectors: {
    ...right,
    [`${inner} &`]: {
      color: 'inherit',
      maxWidth: '39.7em',
      ...t.on.tablet({ fontSize: t.fontSize.h4, textWrap: 'balance' }),
    },
  },
});

export const kicker = style({
  marginBottom: t.space[1],
  color: t.color.text.accent,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  selectors: { [`${below} &`]: { gridColumn: 1 } },
});

export const actions = style({
  ...t.wrap(`${t.space[2]} clamp(.5rem,2vw,1rem)`),
  marginTop: t.space[3],
  selectors: right,
});

/** Added to `actions` with long labels, which take a line each on a phone: one that is half read must not share it. */
export const stacked = style({});

// On a phone two buttons with short labels share a line.
t.parts(actions, {
  '>a': {
    width: 'auto',
    flexGrow: 1,
    paddingInline: 'clamp(.875rem,4.2vw,1.5rem)',
    ...t.on.tablet({ flexGrow: 0 }),
  },
  [`.${stacked}>a`]: t.on.phone({ flexBasis: '51%' }),
});

/** A link to a place further down on the page, with an arrow. */
export const scroll = style({
  ...t.touchLine('inline-flex'),
  gap: t.space[1],
  marginTop: t.space[1],
  '::after': { content: "'↓'/''" },
  selectors: right,
});
