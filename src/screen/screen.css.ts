import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, radius, space } from '../theme/scale.ts';

// Colours are those of the system, light or dark: the screen is a tool, not a page of the site.
/** Room for a form and a page of the site beside each other. */
const WIDE = '(min-width: 68.75em)';

globalStyle(':root', {
  colorScheme: 'light dark',
  font: `${fontSize.body}/${lineHeight.body} system-ui, sans-serif`,
});
globalStyle('*', { boxSizing: 'border-box' });
globalStyle('body, p', { margin: 0 });
globalStyle('h1', { fontSize: fontSize.h3, lineHeight: lineHeight.title });
globalStyle('em', { color: 'LinkText' });
globalStyle('summary, label', { fontWeight: 600 });
globalStyle('summary', { padding: `${space[1]} 0`, cursor: 'pointer' });
globalStyle('details p, fieldset p', { fontSize: fontSize.small });
globalStyle('details, fieldset', {
  minWidth: 0,
  padding: `0 ${space[2]} ${space[1]}`,
  border: '1px solid GrayText',
  borderRadius: radius.small,
});
globalStyle('input:not([type=checkbox], [type=file]), textarea, select, button', {
  // What is touched is 44 px high at least.
  minHeight: '2.75rem',
  maxWidth: '100%',
  padding: `${space.half} ${space[1]}`,
  font: 'inherit',
});
globalStyle('input:not([type=checkbox], [type=file]), textarea', { width: '100%' });
globalStyle('input[type=checkbox]', { width: '1.5rem', height: '1.5rem', justifySelf: 'start' });
globalStyle('label > :is(input:not([type=checkbox]), select, textarea)', {
  display: 'block',
  fontWeight: 400,
});
globalStyle('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  justifyItems: 'start',
});
globalStyle('form > label', { maxWidth: '100%' });
globalStyle('textarea', { minHeight: '6rem', fieldSizing: 'content' });
globalStyle('[aria-invalid=true], [aria-pressed=true]', { borderWidth: '3px' });
globalStyle(':focus-visible', { outline: '3px solid Highlight', outlineOffset: '2px' });
// What a link shows is not under the bar, nor are its label and hint.
globalStyle('[id]', { scrollMarginTop: '14rem' });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  maxWidth: '48rem',
  margin: '0 auto',
  padding: space[2],
});
/** A text with its preview: beside it, or in its place on a narrow screen. */
export const wide = style([page, { '@media': { [WIDE]: { maxWidth: '110rem' } } }]);
export const besides = style({
  display: 'grid',
  gap: space[2],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
/** Parts of a form, one below the other. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
});
export const behind = style([
  parts,
  { '@media': { [`not all and ${WIDE}`]: { display: 'none' } } },
]);
export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[1],
  height: '85vh',
  minWidth: 0,
  '@media': { [WIDE]: { position: 'sticky', top: '5rem' } },
});
export const frame = style({ width: '100%', height: '100%', border: '1px solid GrayText' });
globalStyle(`:is(${page}, ${parts}) > :is(button, select, h1)`, {
  justifySelf: 'start',
  margin: 0,
});

/** Stays in view while a long form scrolls. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${space[1]} 0`,
  background: 'Canvas',
});

/** Whether the text is saved, beside the buttons. */
export const state = style({ alignSelf: 'center', fontWeight: 600 });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
  margin: `${space[2]} 0`,
});
globalStyle(`${field} > :is(select, label)`, { justifySelf: 'start' });

export const issues = style({
  margin: 0,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  borderLeft: '4px solid LinkText',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} :is(button, a)`, {
  display: 'block',
  width: '100%',
  padding: `${space[1]} 0`,
  textAlign: 'start',
  background: 'none',
  border: 'none',
});

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${space.half} ${space[1]}`,
  fontWeight: 400,
  color: 'ButtonText',
  background: 'ButtonFace',
  border: '1px solid ButtonBorder',
  borderRadius: radius.small,
  cursor: 'pointer',
});

/** A picture that is chosen, small. */
export const thumbnail = style({ maxHeight: '8rem', maxWidth: '100%', justifySelf: 'start' });

/** A list of things to place, about as wide as its label, and not as its longest option. */
export const choice = style({ width: '11rem' });

/** The input of a file behind its button; it stays in the order of the keyboard. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  selectors: { 'label:focus-within > &': { position: 'static' } },
});

/** Where words were found in a text, below its title. */
export const hit = style({ display: 'block', fontWeight: 400, overflowWrap: 'anywhere' });

/** Entries of a menu, each with its buttons. */
export const entries = style({ display: 'grid', gap: space[2], paddingInlineStart: space[3] });
