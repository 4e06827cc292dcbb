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

/** Added to `inner` with a picture: eight columns of words, four of an object. */
export const illustrated = style(t.on.tablet({ minHeight: 'clamp(17.25rem,27vw,24rem)' }));

/** The text of an opening. */
export const words = style({
  padding: `${t.space[3]} ${t.gutter}`,
  selectors: {
    [`${behind}>&`]: {
      position: 'relative',
      ...t.on.desktop({
        width: `calc(${t.span(6, '100%')} + ${t.gutter})`,
        paddingBlock: t.space[6],
        paddingRight: 0,
      }),
    },
    // On a desktop the title is over all columns; below a line the kicker is at the left, the other text at the right.
    [`${below}>&`]: t.on.desktop({ ...t.thirds, paddingBlock: `${t.space[5]} ${t.space[4]}` }),
    [`${below}>&::before`]: t.on.desktop({
      content: '',
      gridArea: '2/1/3/-1',
      marginBlock: t.space[2],
      borderTop: `1px solid ${t.color.text.accent}`,
    }),
    [`${inner}>&`]: t.on.tablet({ paddingBlock: t.tempo.short }),
    [`${illustrated}>&`]: {
      '@media': {
        [t.media.phone]: { paddingBottom: t.space[1] },
        [t.media.narrow]: { paddingBottom: t.space[3] },
        [t.media.tablet]: { width: `calc(${t.span(8, '100%')} + 2*${t.gutter})` },
      },
    },
  },
});

/** Added to `title` where it would take more than three lines. */
export const long = style({});

export const title = style({
  fontSize: t.fitted(t.fontSize.h1, t.span(12)),
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
  selectors: {
    [`${illustrated} &`]: t.on.tablet({ fontSize: t.fitted(t.fontSize.h1, t.span(8)) }),
    [`${behind} &`]: t.on.desktop({ fontSize: t.fitted(t.fontSize.h1, t.span(6)) }),
    [`${sheet} &,&${long}`]: {
      fontSize: t.fitted(t.fontSize.h2, t.span(12)),
      ...t.on.desktop({ fontSize: t.fitted(t.fontSize.h2, t.span(6)) }),
    },
    [`${below} &`]: { gridArea: '1/1/2/-1' },
  },
});

/** What is at the right of the kicker in `below`, where texts stand. */
const right = { [`${below} &`]: { gridColumn: '2/-1' } };

export const text = style({
  maxWidth: t.measure,
  marginTop: t.space[2],
  ...t.lead,
  ...t.on.tablet({ marginTop: t.space[3] }),
  selectors: {
    [`${inner} &`]: { maxWidth: 'none', color: 'inherit' },
    [`${below} &`]: t.on.desktop({ gridArea: '3/2/4/-1', maxWidth: 'none', marginTop: 0 }),
  },
});

export const kicker = style({
  marginBottom: t.space[1],
  color: t.color.text.accent,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  selectors: { [`${below} &`]: { gridArea: '3/1' } },
});

export const actions = style({
  ...t.wrap(`${t.space[2]} clamp(.5rem,2vw,1rem)`),
  alignItems: 'start',
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
