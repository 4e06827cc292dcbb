import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, measure, media, radius, space } from '../../theme/scale.ts';

const { text, border, background } = vars.color;

/** Steps in time: a line down the margin, a bead a step. */
export const trail = style({ display: 'grid', gap: space[3], maxInlineSize: measure });

globalStyle(`.${trail}>li`, {
  display: 'grid',
  gap: '.25rem',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${border.firm}`,
});

export const day = style({ color: text.quiet, fontSize: fontSize.small });

/** The digest of a proof: to compare, not to read. */
export const digest = style([
  day,
  { display: 'block', minInlineSize: '12rem', overflowWrap: 'anywhere' },
]);

export const note = style({ color: text.quiet, fontStyle: 'italic' });

export const pairs = style({ display: 'grid', gap: space[2], maxInlineSize: measure });

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

globalStyle(`.${lines} td:first-child`, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });

// A phone shows all four columns, with room for the words of the second.
globalStyle(`.${lines} :is(th,td)`, { padding: space[1] });
globalStyle(`.${lines} :is(th,td)`, {
  '@media': {
    [media.phone]: { paddingInline: '.25rem', fontSize: fontSize.small },
  },
});

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const news = style({
  paddingBlockEnd: space[4],
  maxInlineSize: measure,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
