import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background } = t.color;

/** Padding of a band at its top and its end. */
export const height = 'clamp(2.5rem,6vw,5rem)';

/** What all bands have. */
export const section = style({
  padding: `${height} ${t.gutter}`,
  selectors: t.offscreen('section~'),
});

export const tone = styleVariants({
  plain: {},
  deep: { background: background.band },
  tint: { background: background.tint },
});

const columns = (gridTemplateColumns: string) =>
  t.on.desktop({ display: 'grid', gridTemplateColumns, columnGap: t.space[8] });

export const layout = styleVariants({
  text: [section, { ...columns('minmax(0,1fr) minmax(0,2fr)'), ...t.heightHint('440px') }],
  wide: [section, t.heightHint('680px')],
  beside: [section, { ...columns('minmax(0,5fr) minmax(0,7fr)'), ...t.heightHint('950px') }],
});

/** The title of a band. */
export const title = style({});
