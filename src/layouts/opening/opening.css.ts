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

/** Added to `inner` with a picture: eight columns of words, four of picture. */
export const illustrated = style(t.on.tablet({ minHeight: 'clamp(17.25rem,27vw,24rem)' }));

/** The text of an opening. */
export const words = style({
  padding: `${t.space[3]} ${t.gutter}`,
  selectors: {
    [`${behind}>&`]: {
      position: 'relative',
      ...t.on.desktop({
        width: `calc(${t.span(6)} + ${t.gutter})`,
        paddingBlock: t.space[6],
        paddingRight: 0,
      }),
    },
    [`${below}>&`]: t.on.desktop({ ...t.thirds, paddingBlock: t.tempo.short }),
    [`${inner}>&`]: t.on.tablet({ paddingBlock: t.tempo.short }),
    [`${illustrated}>&`]: t.on.tablet({ width: `calc(${t.span(8)} + 2*${t.gutter})` }),
  },
});

/** Room of a title, as wide as the words beside a picture. */
const beside = t.on.tablet({ fontSize: t.fitted(t.fontSize.h1, t.span(8)) });

export const title = style({
  fontSize: t.fitted(t.fontSize.h1, t.span(12)),
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
  selectors: {
    [`:is(${illustrated},${below}) &`]: beside,
    [`${behind} &`]: t.on.desktop({ fontSize: t.fitted(t.fontSize.h1, t.span(6)) }),
    [`${sheet} &`]: {
      fontSize: t.fitted(t.fontSize.h2, t.span(12)),
      ...t.on.desktop({ fontSize: t.fitted(t.fontSize.h2, t.span(6)) }),
    },
    // On a desktop the title is at the left, the other text at the right.
    [`${below} &`]: { gridArea: 'auto/1/span 2/span 2' },
  },
});

/** What is at the right of the title in `below`. */
const right = { [`${below} &`]: { gridColumn: 3 } };

export const text = style({
  maxWidth: t.measure,
  marginTop: t.space[2],
  ...t.lead,
  ...t.on.tablet({ marginTop: t.space[3] }),
  selectors: {
    ...right,
    [`${inner} &`]: { maxWidth: 'none', color: 'inherit' },
  },
});

export const kicker = style({
  marginBottom: t.space[1],
  color: t.color.text.accent,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  selectors: { [`${below} &`]: { gridColumn: '1/-1' } },
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
