import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { display, on, parts, quiet, stack, wrap } from '../../theme/layout.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

export const funding = style(stack(space[1]));

export const percent = style({
  ...wrap(`0 ${space[1]}`),
  alignItems: 'baseline',
  fontSize: fontSize.small,
});

export const figure = style({ ...display(fontSize.h2), lineHeight: 1, whiteSpace: 'nowrap' });

export const sums = style({
  ...wrap(`${space[1]} ${space[3]}`),
  justifyContent: 'space-between',
  maxInlineSize: 'none',
});

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.text });

export const amount = style({
  // An amount must not break, so its size is limited by the width of the screen.
  fontSize: 'min(1em,8vw)',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const cards = style({ ...stack(space[3]), maxInlineSize: 'none' });

breakEvenly(cards, { least: '12.5rem', gap: space[3] });

/** `flex: 1`, so that the bars in a row of cards are at the same height after names of any length. */
export const name = style({ flex: 1, marginBlockStart: space[1], fontSize: fontSize.h4 });

// The progress bar is as wide as the picture above.
globalStyle(`.${cards} progress`, { alignSelf: 'stretch' });

/** A tag that contains a sentence, so it may wrap. */
export const sentence = style({
  selectors: { '&&': { whiteSpace: 'normal', justifySelf: 'start', alignSelf: 'start' } },
});

/** The stages of a project in a row, up to the current one in colour. The font is small enough for a small phone. */
export const stages = style({
  ...stack(space.half, 'repeat(6,minmax(0,1fr))'),
  maxInlineSize: 'none',
  padding: 0,
  fontSize: 'clamp(.6875rem,3.1vw,.9375rem)',
  lineHeight: 1.25,
});

parts(stages, {
  '>li': {
    margin: 0,
    paddingBlockStart: space.half,
    borderBlockStart: `4px solid ${vars.color.accent.main}`,
    overflowWrap: 'anywhere',
  },
  '>[aria-current]': { fontWeight: fontWeight.strong },
  '>[aria-current]~li': {
    borderBlockStart: `4px solid ${vars.color.border.soft}`,
    color: quiet.color,
  },
});

/** Stages in a card: on a phone their names are hidden, because the badge in the card has the name of the current one. */
export const inCard = style({});

globalStyle(`.${inCard} span`, on.phone({ position: 'absolute', clipPath: 'inset(50%)' }));

const badge = style({
  display: 'inline-block',
  paddingInline: space[1],
  borderRadius: radius.round,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  info: [badge, { color: vars.color.state.info, background: vars.color.state.infoText }],
  success: [badge, { color: vars.color.state.success, background: vars.color.state.successText }],
});
