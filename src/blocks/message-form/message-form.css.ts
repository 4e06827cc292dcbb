import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background } = t.color;

/** Fields, and the message at their right or, on a narrow screen, below. */
export const form = style({
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  gap: `${t.space[3]} ${t.space[5]}`,
  alignItems: 'start',
  selectors: { [`${t.alive}>*>&`]: { display: 'grid' } },
});

/** The contacts that replace the form without scripts. */
export const contacts = style({ selectors: { [`${t.alive}>*>&`]: { display: 'none' } } });

export const fields = style({ ...t.wrap(t.space[2]), minInlineSize: 0 });

export const message = style({
  ...t.stack(t.space[2]),
  ...t.sticky,
  minInlineSize: 0,
});

/** A link that sends what is on the screen: it is not on paper. */
export const sending = style(t.on.print({ display: 'none !important' as 'none' }));

/** The sentence above the fields. */
export const intro = style({ flex: '1 1 100%' });

export const field = style({
  flex: '1 1 100%',
  // A field of a day is as wide as its text, unless it may be narrower.
  minInlineSize: 0,
  selectors: {
    '&:not([data-kind=long],[data-kind=check])': { flexBasis: 'min(100%,16rem)' },
    '&[data-kind=check]': { ...t.stack(`0 ${t.space[1]}`), grid: 'auto/auto 1fr' },
  },
});

export const label = style({ alignSelf: 'center', fontWeight: t.fontWeight.label });

export const control = style({
  display: 'block',
  marginBlock: t.space.half,
  // When the browser scrolls to an invalid field, its label must be visible below the bars.
  scrollMarginBlockStart: `calc(${t.subnavHeight} + ${t.space[6]})`,
  selectors: {
    '&[type=checkbox]': { inlineSize: t.touchTarget },
    '[data-asked] &:invalid': {
      borderColor: 'currentColor',
      borderInlineStartWidth: t.space[1],
    },
  },
});

/** Below a field: its help and, after an attempt to send, what is wrong. */
export const help = style({ gridColumn: '1/-1', lineHeight: t.lineHeight.snug });

export const wrong = style({
  display: 'none',
  fontSize: t.fontSize.small,
  selectors: { '[data-asked] :invalid~*>&': { display: 'inline' } },
});

/** The message as it will be sent. */
export const preview = style({
  padding: t.space[2],
  borderInlineStart: `4px solid ${accent.second}`,
  background: background.tint,
  whiteSpace: 'pre-wrap',
});
