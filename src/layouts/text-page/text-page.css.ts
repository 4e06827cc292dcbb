import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background, border, text } = t.color;

/** A text on the grid of the page: its title over all columns, what is known of it in the first, picture and text in the others. */
export const paper = style({
  ...t.stack(t.space[4], 'minmax(0,1fr)'),
  padding: `${t.space[4]} ${t.gutter} ${t.tempo.even}`,
  backgroundColor: background.raised,
  '@media': {
    [t.media.desktop]: { ...t.thirds, gridTemplateRows: 'repeat(4,auto) 1fr' },
    [t.media.print]: { padding: 0 },
  },
});

/** What stands beside the first column, all as wide as the text. */
const beside = { maxInlineSize: t.measure, ...t.on.desktop({ gridColumn: '2/-1' }) };

/** The same, from the day to the documents. */
const atTop = { ...beside, ...t.on.desktop({ gridArea: '2/2/6/-1' }) };

export const header = style({ display: 'contents' });

export const heading = style({
  ...t.wrap(`0 ${t.space[1]}`),
  justifyContent: 'space-between',
  paddingBlock: t.space[1],
  borderBlock: `1px solid ${border.firm}`,
  borderBlockStart: `4px solid ${text.accent}`,
  fontSize: t.fontSize.small,
  ...t.on.desktop({ gridArea: '2/1' }),
});

export const label = style({ color: text.accent, fontWeight: t.fontWeight.strong });

export const title = style(t.on.desktop({ gridArea: '1/1/2/-1' }));

export const lead = style({
  maxInlineSize: t.measure,
  ...t.lead,
  fontWeight: t.fontWeight.medium,
  ...t.on.desktop({ gridArea: '3/1' }),
});

export const documents = style({
  ...t.wrap(t.space[2]),
  '@media': {
    [t.media.desktop]: { gridArea: '4/1', alignSelf: 'start' },
    [t.media.print]: { display: 'block' },
  },
});

export const picture = style({ inlineSize: '100%', borderRadius: t.radius.small, ...atTop });

export const body = style([beside, { selectors: { [`${header}+&`]: atTop } }]);

/** Links at the end: to the next text, and to the list of all texts of this kind. */
export const back = style({
  ...t.touchLine('inline-flex'),
  justifySelf: 'start',
  '@media': { ...beside['@media'], [t.media.print]: { display: 'none' } },
});
