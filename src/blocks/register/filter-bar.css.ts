import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const bar = style({
  display: 'block',
  top: t.barsHeight,
  zIndex: t.zIndex.subnav - 1,
  marginBlock: t.space[4],
  padding: `${t.space[2]} ${t.space[1]}`,
  ...t.framed,
  // Without scripts the bar does nothing, and on a low or narrow screen it would hide most of the page: it does not stick.
  selectors: {
    'html.js &': t.on.roomy({ position: 'sticky' }),
    // With all fields shown the bar is too high for a phone.
    'html.js &:has([data-open])': t.on.phone({ position: 'static' }),
  },
  ...t.on.tablet({ padding: t.space[2] }),
});

/** Hidden on paper, and without scripts, where links to themes are shown instead. */
export const scripted = style({
  display: 'none',
  selectors: { [`${t.alive} &`]: { display: 'block', ...t.on.print({ display: 'none' }) } },
});

export const form = style({
  ...t.stack(t.space[1], 'repeat(auto-fit,minmax(min(100%,max(8.5rem,14.5ch)),1fr))'),
  // Columns are at least `14.5ch` wide, because a browser with a minimum font size enlarges the text of selects.
  alignItems: 'end',
  fontSize: t.fontSize.small,
  ...t.on.tablet({ display: 'flex', flexWrap: 'wrap', gap: t.space[2] }),
});

/** Button that shows the fields on a phone, where they are hidden at first. */
export const fold = style({
  selectors: { [`${form}>&`]: t.on.tablet({ display: 'none' }) },
});

export const field = style({
  ...t.on.tablet({ flex: '1 1 9rem' }),
  selectors: {
    [`${form}:has(${fold}):not([data-open])>&`]: t.on.phone({ display: 'none' }),
  },
});

// Less padding on a phone: the text of the button must fit in half of the screen.
t.parts(form, {
  '>[type=submit]': {
    paddingInline: t.space[1],
    fontSize: t.fontSize.body,
    ...t.on.tablet({ paddingInline: t.inset }),
  },
});

export const found = style({
  ...t.wrap(`0 ${t.space[2]}`),
  alignItems: 'center',
  order: -1,
  margin: 0,
  minBlockSize: t.touchTarget,
  fontWeight: t.fontWeight.label,
  ...t.on.tablet({ order: 0, flexBasis: '100%', minBlockSize: 0 }),
});

/** Empty element before the bar, to which a script scrolls: the bar itself may be sticky further down. */
export const start = style({ scrollMarginBlockStart: t.barsHeight });

export const empty = style({ marginBlockEnd: t.space[4], fontSize: t.fontSize.lead });

export const themes = style({
  ...t.wrap(`0 ${t.space[3]}`),
  marginBlock: `${t.space[3]} ${t.space[4]}`,
  borderBlock: `1px solid ${t.color.border.firm}`,
  selectors: { [`${t.alive}+nav>&`]: { display: 'none' } },
});

export const theme = style({ margin: 0 });

export const themeLink = style({
  display: 'inline-block',
  paddingBlock: t.space[1],
  selectors: {
    '&[aria-current]': { fontWeight: t.fontWeight.label, textDecoration: 'none' },
  },
});
