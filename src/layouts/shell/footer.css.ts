import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

// Darker than the deep colour of the section, so that the footer differs from a band above in that colour.
const ground = `linear-gradient(rgb(0 0 0 / 30%) 0 0),${t.color.background.strong}`;

export const footer = style({
  position: 'relative',
  paddingTop: t.space[4],
  selectors: { '#app>&': { background: ground } },
  '@media': {
    // At night the footer is darker than its page.
    [t.media.dark]: { vars: { [t.color.background.strong]: t.color.background.page } },
    [t.media.print]: { display: 'none' },
  },
});

/** Drawing over the end of the page: light, a sun or moon, and the section's skyline in two rows, of which the rear is paler. */
export const horizon = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  height: `calc(1.6*${t.horizonHeight})`,
  marginBottom: '-1px',
  background: `${t.horizon.disc} ${t.horizon.place}/2.5rem 2.5rem no-repeat,linear-gradient(#0000,${t.horizon.glow})`,
  pointerEvents: 'none',
  selectors: {
    '&::before,&::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: `calc(.75*${t.horizonHeight})`,
      background: ground,
      maskImage: t.horizon.skyline,
      maskSize: 'auto 100%',
    },
    '&::before': { height: t.horizonHeight, maskPosition: '-19rem 0', opacity: 0.5 },
  },
});

/** What every page shows: the year, links of the sub-site, legal notices. */
export const last = style({
  ...t.wrap(`0 ${t.space[4]}`),
  alignItems: 'center',
  padding: `${t.space[1]} ${t.gutter} ${t.space[2]}`,
  background: t.color.background.strong,
  fontSize: t.fontSize.small,
});

/** Lists of links: on a phone in two columns, of which the left one has the pages of the header. */
export const map = style({
  ...t.stack(`${t.space[2]} clamp(.75rem,25vw - 4.25rem,4.5rem)`, 'auto 1fr'),
  padding: `0 ${t.gutter} clamp(2rem,4vw,3rem)`,
  overflowWrap: 'anywhere',
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

/** A list whose links stand side by side. */
export const line = style({ flexGrow: 1 });

/** The name of a list, and the first link of a list without a name. */
const named = t.display(t.fontSize.body);

export const name = style({ ...t.touchLine('flex'), ...named });

export const list = style({ selectors: { [`${line}>&`]: t.wrap(`0 ${t.space[3]}`) } });

export const item = style({
  selectors: { [`${map} :first-child>&:first-child`]: named },
});

export const link = style({
  ...t.touchLine('flex'),
  selectors: { [`${map} &:not(:hover)`]: { textDecoration: 'none' } },
});
