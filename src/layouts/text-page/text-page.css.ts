import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background, border, text } = t.color;

/** A text on the grid of the page: its title over all columns, what is known of it in the first, picture and text in the others. */
export const paper = style({
  ...t.stack(t.space[4], 'minmax(0,1fr)'),
  alignItems: 'start',
  padding: `${t.tempo.short} ${t.gutter} ${t.tempo.even}`,
  backgroundColor: background.raised,
  '@media': { [t.media.desktop]: t.thirds, [t.media.print]: { padding: 0 } },
});

export const title = style(t.on.desktop({ gridColumn: '1/-1' }));

export const column = style({ ...t.stack(t.space[4], 'minmax(0,1fr)'), maxInlineSize: t.measure });

/** What stands beside the first column, all as wide as the text. */
export const beside = style([column, t.on.desktop({ gridColumn: '2/-1' })]);

export const heading = style({
  ...t.wrap(`0 ${t.space[1]}`),
  justifyContent: 'space-between',
  paddingBlock: t.space[1],
  borderBlock: `1px solid ${border.firm}`,
  borderBlockStart: `4px solid ${text.accent}`,
  fontSize: t.fontSize.small,
});

export const label = style({ color: text.accent, fontWeight: t.fontWeight.strong });

export const lead = style({ ...t.lead, fontWeight: t.fontWeight.medium });

export const documents = style({ ...t.wrap(t.space[2]), ...t.on.print({ display: 'block' }) });

export const picture = style({ inlineSize: '100%', borderRadius: t.radius.small });

/** Links at the end: to the next text, and to the list of all texts of this kind. */
export const back = style({
  ...t.touchLine('inline-flex'),
  justifySelf: 'start',
  ...t.on.print({ display: 'none' }),
});
