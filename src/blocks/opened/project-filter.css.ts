import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, stack, wrap } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import { barsHeight, fontSize, fontWeight, media, space } from '../../theme/scale.ts';

/** Filter bar; hidden on paper, and without scripts, where links to themes are shown instead. */
export const filter = style({
  display: 'none',
  // Sticks only on screens that are high enough to show a card below the bar: on others `top` is very negative.
  top: `min(${barsHeight},(100vh - 44rem)*99,(100vw - 22rem)*99)`,
  selectors: { [`${alive} &`]: { display: 'block', ...on.print({ display: 'none' }) } },
  ...on.desktop({ top: `min(${barsHeight},(100vh - 30rem)*99)` }),
});

/** Empty element before the bar, to which a script scrolls: the bar itself may be sticky further down. */
export const start = style({ scrollMarginBlockStart: barsHeight });

export const form = style({
  ...stack(space[1], 'repeat(auto-fit,minmax(min(100%,max(8.5rem,14.5ch)),1fr))'),
  // Columns are at least `14.5ch` wide, because a browser with a minimum font size enlarges the text of selects.
  fontSize: fontSize.small,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', columnGap: space[2] },
    [media.desktop]: { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' },
  },
});

/** Button that shows the fields on a phone, where they are hidden at first. */
export const fold = style(on.tablet({ display: 'none' }));
export const clear = style({ gridColumn: '1/-1', ...on.tablet({ display: 'none' }) });

globalStyle(`.${form}:not([data-open])>:is(label,.${clear})`, on.phone({ display: 'none' }));

export const found = style({
  ...wrap(`0 ${space[2]}`),
  alignItems: 'center',
  alignSelf: 'end',
  order: -1,
  margin: 0,
  minBlockSize: '2.75rem',
  fontWeight: fontWeight.label,
  ...on.tablet({ order: 0, gridColumn: '1/-1', minBlockSize: 0 }),
});

export const empty = style({ marginBlockEnd: space[4], fontSize: fontSize.lead });

/** A card that the filters may hide. */
export const filtered = style({
  selectors: { '&[hidden]': { display: 'none' } },
  // The browser scrolls a focused card to below the bar.
  scrollMarginTop: '20rem',
});

export const themes = style({
  ...wrap(`0 ${space[3]}`),
  marginBlock: `${space[3]} ${space[4]}`,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.border.firm}`,
});

parts(themes, {
  '>li': { margin: 0 },
  ' a': { display: 'inline-block', paddingBlock: space[1] },
  ' [aria-current]': { fontWeight: fontWeight.label, textDecoration: 'none' },
});
globalStyle(`${alive}+nav>.${themes}`, { display: 'none' });
