import { style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';

/** The error page. */
export const page = style({
  ...t.stack(t.space[3]),
  alignContent: 'start',
  padding: `${t.space[6]} ${t.gutter} ${t.space[8]}`,
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: t.space[5] }),
});

export const title = style({ fontSize: t.fontSize.h2 });

/** The picture, at the right of the texts on a wide screen. */
export const picture = style({
  width: '100%',
  borderRadius: t.radius.small,
  ...t.on.tablet({ gridArea: '1/2/5' }),
});

/** Links to other pages in two columns; those of the offline page are the service worker's. */
export const links = style({ columns: 2 });

t.parts(links, { ' [href]': t.touchLine('inline-flex') });

/** What is for developers: a quiet line at the end. */
export const detail = style({ ...t.quiet, ...t.wrap(`0 ${t.space[2]}`) });

/** Its heading looks like the rest of the line. */
export const heading = style({ font: 'inherit', letterSpacing: 0 });
