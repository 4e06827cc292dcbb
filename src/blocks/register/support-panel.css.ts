import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { title } from '../section/section.css.ts';

/** Id of the panel; with a dot, because ids of headings have none. */
export const PANEL_ANCHOR = 'fiche.soutien';

/** Width of the panel at the side of a text: the last of the three columns. */
export const WIDTH = `calc${t.span(4)}`;

/** Around the band of the panel: at the right of the text on a wide screen, as high as the text. */
export const place = style({
  gridColumn: '1/-1',
  margin: 0,
  ...t.on.desktop({
    position: 'absolute',
    // Above the bands: those that browsers draw later (`content-visibility`) are stacked in the order of the page.
    zIndex: 1,
    insetBlock: t.space[8],
    insetInlineEnd: t.gutter,
    inlineSize: WIDTH,
  }),
});

/** The band: on a wide screen a box with the title and the panel below it, which stays in view beside the text. */
export const band = style({
  selectors: {
    [`${place}>&`]: t.on.desktop({
      display: 'block',
      position: 'sticky',
      top: `calc(${t.barsHeight} + ${t.space[1]})`,
      padding: 0,
      // Never higher than the window: it would end below the text, and its end would stay out of view.
      maxHeight: `calc(100vh - ${t.barsHeight} - ${t.space[2]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      background: t.color.background.raised,
      color: t.color.text.body,
    }),
    '&::before': t.on.desktop({
      content: '',
      display: 'block',
      height: '1rem',
      background: t.ribbon,
    }),
  },
});

t.parts(place, {
  [` .${title}`]: {
    fontSize: t.fontSize.h3,
    ...t.on.desktop({ minBlockSize: t.space[6], padding: `${t.space[2]} ${t.inset} 0` }),
  },
});

export const panel = style({
  // A link to the panel shows the title above it, too.
  scrollMarginBlockStart: t.space[10],
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
  selectors: {
    // On a wide screen the box has the ribbon and the border.
    [`${band}>&`]: t.on.desktop({ marginBlock: 0 }),
    [`${band}>&::before`]: t.on.desktop({ display: 'none' }),
  },
});

/** Parts of the panel, below each other. */
export const inside = style({
  ...t.stack(t.space[3], 'minmax(0,1fr)'),
  alignItems: 'start',
  padding: t.inset,
  selectors: {
    [`${band} &`]: t.on.desktop({ paddingBlockStart: t.space[2] }),
  },
});

export const actions = style({
  ...t.stack(t.space[1], 'minmax(0,24rem)'),
  // Buttons are not printed.
  ...t.on.print({ display: 'none' }),
});
