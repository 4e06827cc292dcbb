import { type CSSProperties, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const panel = style({
  // A link to the panel shows the title above it, too.
  scrollMarginBlockStart: '5rem',
  containerType: 'inline-size',
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
});

const wide = (rule: CSSProperties) => ({ '@container': { [t.box.wide]: rule } });

/** Parts of the panel: where it is wide, its state and actions are at the left of where to pay and of the movements. */
export const inside = style({
  ...t.stack(`${t.space[3]} ${t.gap}`, 'minmax(0,1fr)'),
  alignItems: 'start',
  padding: t.inset,
  ...wide({ gridTemplate: 'auto 1fr auto/2fr minmax(0,3fr)' }),
  // Without movements and receiver there is one column.
  selectors: { '&:has(>:nth-child(2):empty)': { gridTemplateColumns: 'minmax(0,1fr)' } },
});

export const beside = style({
  ...t.stack(t.space[3], 'minmax(0,1fr)'),
  ...wide({ gridArea: '1/2/span 2' }),
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({
  ...t.stack(t.space[1], 'minmax(0,24rem)'),
  ...wide({ gridArea: '2/1' }),
  selectors: { '&:empty': { display: 'none' } },
});

/** Links to share and follow the initiative, in a last row over both columns. */
export const links = style({
  ...t.wrap(`0 ${t.space[3]}`),
  alignItems: 'center',
  ...wide({ gridColumn: '1/-1' }),
});
