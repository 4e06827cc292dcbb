import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, quiet, stack, wrap } from '../../theme/layout.ts';
import { fontSize, fontWeight, measure, radius, space } from '../../theme/scale.ts';

const { text, border, background } = vars.color;

/** Steps in time: a line down the margin, a bead a step. */
export const trail = style({ ...stack(space[3]), maxInlineSize: measure });

globalStyle(`.${trail}>li`, {
  ...stack('.25rem'),
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${border.firm}`,
});

export const day = style(quiet);

/** The digest of a proof: to compare, not to read. */
export const digest = style([
  day,
  { display: 'block', minInlineSize: '12rem', overflowWrap: 'anywhere' },
]);

export const note = style({ color: text.quiet, fontStyle: 'italic' });

export const pairs = style({ ...stack(space[2]), maxInlineSize: measure });

globalStyle(`.${pairs} dt`, { fontWeight: fontWeight.strong });

const need = style({
  display: 'inline-block',
  padding: `0 ${space[1]}`,
  borderRadius: radius.small,
  border: `1px solid ${border.firm}`,
  fontSize: fontSize.small,
});

export const state = styleVariants({
  cherché: [need],
  trouvé: [need, { background: background.raised, color: text.accent }],
});

export const lines = style({ marginBlockEnd: space[4] });

globalStyle(`.${lines} :is(th,td):nth-child(3),.${lines} tfoot td`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

parts(lines, {
  ' td:first-child': on.tablet({ whiteSpace: 'nowrap' }),
  // A phone shows all four columns, with room for the words of the second.
  ' :is(th,td)': { padding: space[1] },
});
globalStyle(
  `.${lines} :is(th,td)`,
  on.phone({ paddingInline: '.25rem', fontSize: fontSize.small }),
);

export const pages = style(wrap(space[3]));

export const news = style({
  paddingBlockEnd: space[4],
  maxInlineSize: measure,
  ...on.print({ breakInside: 'avoid' }),
});
