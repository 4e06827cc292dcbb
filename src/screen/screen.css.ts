import { style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { button as siteButton } from '../ui/button/button.css.ts';
import { input as siteInput } from '../ui/field/field.css.ts';

/** Room for a form and a page of the site beside each other. */
const WIDE = '(min-width: 68.75em)';

/** Name of what is open, on one line beside its buttons. */
export const title = style({
  flex: '1 1 0',
  minWidth: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: t.fontSize.h3,
});

/** Title of a part, below that of the page. */
export const heading = style({ fontSize: t.fontSize.body });

export const mark = style({ color: t.color.text.accent });

export const label = style({
  justifySelf: 'start',
  maxWidth: '100%',
  fontWeight: t.fontWeight.label,
});

export const hint = style({ color: t.color.text.quiet, fontSize: t.fontSize.small });

/** What a link shows is not under the bar, nor are its label and hint. */
const target = style({ scrollMarginTop: '14rem' });

/** Fields that belong together, in a frame. */
export const group = style([
  target,
  {
    minWidth: 0,
    padding: `0 ${t.space[2]} ${t.space[1]}`,
    border: `1px solid ${t.color.border.soft}`,
    borderRadius: t.radius.small,
    background: t.color.background.raised,
  },
]);

export const summary = style({ fontWeight: t.fontWeight.label });

export const input = style([
  siteInput,
  target,
  { display: 'block', selectors: { '&[aria-invalid=true]': { borderWidth: '3px' } } },
]);

export const select = style([input, { width: 'auto', maxWidth: '100%', justifySelf: 'start' }]);

/** A field of several lines, as high as its text. */
export const area = style([
  input,
  { minHeight: '6rem', paddingBlock: t.space[1], fieldSizing: 'content' },
]);

export const checkbox = style([
  target,
  { width: t.space[3], height: t.space[3], justifySelf: 'start', verticalAlign: 'middle' },
]);

/** On a phone, too, a button is as wide as its words. */
const NARROW = { [t.media.phone]: { width: 'auto' } };

/** A button, an element that looks like one, or the label of a file. */
export const button = style([
  siteButton({ variant: 'outline', size: 'sm' }),
  {
    justifySelf: 'start',
    cursor: 'pointer',
    '@media': NARROW,
    selectors: { '&[aria-pressed=true]': { background: t.color.background.tint } },
  },
]);

/** What a page is there for: to save. */
export const mainButton = style([siteButton({ size: 'sm' }), { '@media': NARROW }]);

/** A text in a list, as wide as the list. */
export const row = style({
  display: 'block',
  width: '100%',
  minHeight: t.touchTarget,
  padding: `${t.space[1]} 0`,
  textAlign: 'start',
  background: 'none',
  border: 'none',
  borderBottom: `1px solid ${t.color.border.soft}`,
});

/** Elements one below the other, none wider than the screen. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style([column, { gap: t.space[1], justifyItems: 'start' }]);

export const page = style([
  column,
  {
    gap: t.space[2],
    maxWidth: '48rem',
    margin: '0 auto',
    padding: `0 ${t.space[2]} ${t.space[4]}`,
    overflowWrap: 'anywhere',
  },
]);

/** A text with its preview: beside it, or in its place on a narrow screen. */
export const wide = style([page, { '@media': { [WIDE]: { maxWidth: '110rem' } } }]);
export const besides = style({
  display: 'grid',
  gap: t.space[3],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** Parts of a form, one below the other; beside a preview they scroll by themselves. */
export const parts = style([column, { alignContent: 'start', gap: t.space[2], minWidth: 0 }]);
const HEIGHT = 'calc(100vh - 8rem)';
export const behind = style([
  parts,
  {
    '@media': {
      [WIDE]: { height: HEIGHT, overflowY: 'auto', paddingInline: t.space.half },
      [`not all and ${WIDE}`]: { display: 'none' },
    },
  },
]);
export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: t.space[1],
  height: HEIGHT,
  minWidth: 0,
});
export const frame = style({
  width: '100%',
  height: '100%',
  border: `1px solid ${t.color.border.firm}`,
});

/** Stays in view while a long form scrolls. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${t.space[1]} 0`,
  borderBottom: `1px solid ${t.color.border.soft}`,
  background: t.color.background.page,
});

/** Whether the text is saved, beside the buttons. */
export const state = style([mark, { alignSelf: 'center', fontWeight: t.fontWeight.label }]);

export const field = style([column, { gap: t.space.half, margin: `${t.space[2]} 0` }]);

export const issues = style({
  padding: `${t.space[1]} ${t.space[1]} ${t.space[1]} ${t.space[3]}`,
  borderLeft: `4px solid ${t.color.text.accent}`,
});

export const list = style({ padding: 0, listStyle: 'none' });

export const line = style({ ...t.wrap(t.space[1]), alignItems: 'center' });

/** A picture that is chosen, small. */
export const thumbnail = style({ maxHeight: t.space[10], justifySelf: 'start' });

/** A list of things to place, about as wide as its label, and not as its longest option. */
export const choice = style([select, { width: '11rem' }]);

/** The input of a file behind its button; it stays in the order of the keyboard. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  selectors: { 'label:focus-within > &': { position: 'static' } },
});

/** Entries of a menu, each with its buttons. */
export const entries = style({ display: 'grid', gap: t.space[2] });
