import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Browsers before 2024 show the fields below each other in the page. */
const POPOVERS = 'selector(:popover-open)';
const NO_POPOVERS = `not ${POPOVERS}`;

export const bar = style({
  display: 'block',
  top: t.barsHeight,
  zIndex: t.zIndex.subnav - 1,
  marginBlock: t.space[4],
  paddingBlock: t.space[1],
  background: t.color.background.page,
  // Without scripts the bar does nothing, and on a low or narrow screen it would hide most of the page: it does not stick.
  selectors: {
    'html.js &': t.on.roomy({ '@supports': { [POPOVERS]: { position: 'sticky' } } }),
  },
  '@media': {
    [t.media.tablet]: { padding: t.space[2], ...t.framed },
    [t.media.print]: { display: 'none' },
  },
});

/** One row on a phone; else all fields on as many lines as they need. */
export const form = style({ ...t.wrap(t.space[2]), alignItems: 'end', fontSize: t.fontSize.small });

/** Buttons that open and close the fields on a phone. */
export const fold = style({
  flex: '1 0 0',
  whiteSpace: 'nowrap',
  selectors: {
    [`${form} &`]: {
      ...t.on.tablet({ display: 'none' }),
      '@supports': { [NO_POPOVERS]: { display: 'none' } },
    },
  },
});

/** The fields: on a phone a popover below the two bars, else parts of the form. */
export const fields = style({
  '@media': {
    [t.media.phone]: {
      inset: `${t.barsHeight} 0 auto`,
      width: '100%',
      padding: t.inset,
      border: 0,
      background: t.color.background.raised,
      color: 'inherit',
      boxShadow: t.shadow,
      selectors: {
        '&:popover-open': { ...t.stack(t.space[1]), maxHeight: `calc(100dvh - ${t.barsHeight})` },
      },
      '@supports': { [NO_POPOVERS]: t.stack(t.space[1]) },
    },
    [t.media.tablet]: { display: 'contents' },
  },
});

export const field = style(t.on.tablet({ flex: '1 1 9rem' }));

export const found = style({
  ...t.wrap(`0 ${t.space[2]}`),
  alignItems: 'center',
  minBlockSize: t.touchTarget,
  fontWeight: t.fontWeight.label,
  ...t.on.tablet({ order: 1, flexBasis: '100%', minBlockSize: 0 }),
});

/** Empty element before the bar, to which a script scrolls: the bar itself may be sticky further down. */
export const start = style({ scrollMarginBlockStart: t.barsHeight });

export const themes = style({
  ...t.wrap(`0 ${t.space[3]}`),
  marginBlock: `${t.space[3]} ${t.space[4]}`,
  borderBlock: `1px solid ${t.color.border.firm}`,
  selectors: { [`${t.alive}+nav>&`]: { display: 'none' } },
});
