import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

// Darker than the deep colour of the section, so that the footer differs from a band above in that colour.
const ground = `linear-gradient(rgb(0 0 0 / 30%) 0 0),${t.color.background.strong}`;

export const footer = style({
  position: 'relative',
  paddingTop: t.space[4],
  selectors: { '#app>&': { background: ground } },
  // At night the footer is darker than its page.
  ...t.on.dark({ vars: { [t.color.background.strong]: t.color.background.page } }),
});

/** Height of the skyline's rear row. */
const ROW = 'clamp(3.5rem,6.7vw,6rem)';

/** Drawing over the end of the page: light, a sun or moon, and the section's skyline in two rows, of which the rear is paler. */
export const horizon = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  height: `calc(1.6*${ROW})`,
  marginBottom: '-1px',
  background: `${t.horizon.disc} ${t.horizon.place}/2.5rem 2.5rem no-repeat,linear-gradient(#0000,${t.horizon.glow})`,
  pointerEvents: 'none',
  selectors: {
    '&::before,&::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: `calc(.75*${ROW})`,
      background: ground,
      maskImage: t.horizon.skyline,
      maskSize: 'auto 100%',
    },
    '&::before': { height: ROW, maskPosition: '-19rem 0', opacity: 0.5 },
  },
});

// Space at the end of the page, so that the drawing covers no text.
globalStyle('#contenu>:last-child', {
  paddingBottom: `calc(${t.space[8]} + ${ROW})`,
  '@media': {
    [t.media.desktop]: { paddingBottom: `calc(7.5rem + ${ROW})` },
    [t.media.print]: { paddingBottom: 0 },
  },
});

export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: t.space[4],
  padding: `${t.space[1]} ${t.gutter} ${t.space[2]}`,
  background: t.color.background.strong,
  fontSize: t.fontSize.small,
});

t.parts(last, { '>div': { flexGrow: 1 } });

/** Lists of links: on a phone in two columns, of which the left one has the pages of the header. */
export const map = style({
  ...t.stack(`${t.space[2]} clamp(.75rem,25vw - 4.25rem,4.5rem)`, 'auto 1fr'),
  padding: `0 ${t.gutter} clamp(2rem,4vw,3rem)`,
  overflowWrap: 'anywhere',
  selectors: t.offscreen(''),
  ...t.heightHint('620px'),
  ...t.on.desktop({ gridTemplateColumns: 'repeat(6,minmax(0,1fr))', columnGap: t.gap }),
});

/** The last list has long addresses. */
export const wide = style(t.on.desktop({ gridColumn: 'span 2' }));

export const tagline = style({
  gridColumn: '1/-1',
  ...t.display(t.fontSize.h2),
  lineHeight: t.lineHeight.title,
  textWrap: 'balance',
  ...t.on.desktop({ gridColumn: 'span 2' }),
});

/** The pages of the header, in the left column of a phone. */
export const pages = style({ gridRow: 'span 2', ...t.on.desktop({ gridRow: 'auto' }) });

const link = style(t.touchLine('flex'));

/** A list of links in the map. */
export const inMap = {
  name: style({ ...t.touchLine('flex'), ...t.display(t.fontSize.body) }),
  list: undefined,
  /** The first link of a list without a name. */
  first: style(t.display(t.fontSize.body)),
  link: style([link, { selectors: { '&:not(:hover)': { textDecoration: 'none' } } }]),
};

/** The list of links in the last line. */
export const inLine = {
  name: undefined,
  list: style({
    ...t.wrap(`0 ${t.space[3]}`),
    // Links of a sub-site, for which one line is too short, stand in the quarters of the page.
    selectors: {
      '&:has(>:nth-child(7))': t.on.desktop({
        ...t.stack(`0 ${t.gap}`, 'repeat(4,minmax(max-content,1fr))'),
        width: '100%',
      }),
    },
  }),
  first: undefined,
  link,
};
