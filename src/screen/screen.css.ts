import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, radius, space } from '../theme/scale.ts';

// Colours are those of the system, light or dark: the screen is a tool, not a page of the site.
globalStyle(':root', {
  colorScheme: 'light dark',
  font: `${fontSize.body}/${lineHeight.body} system-ui, sans-serif`,
});
globalStyle('*', { boxSizing: 'border-box' });
globalStyle('body', { margin: 0 });
globalStyle('h1', { fontSize: fontSize.h3, lineHeight: lineHeight.title });
globalStyle('input, select, textarea, button', { font: 'inherit', maxWidth: '100%' });
globalStyle('input:not([type=checkbox]), textarea', {
  width: '100%',
  padding: space[1],
  border: '1px solid GrayText',
  borderRadius: radius.small,
});
globalStyle('[aria-invalid=true]', { borderWidth: '3px' });
globalStyle(':focus-visible', { outline: '3px solid Highlight', outlineOffset: '2px' });
globalStyle('summary', { padding: `${space[1]} 0`, fontWeight: 600, cursor: 'pointer' });

/** Size of what is touched: 44 px at least. */
const touch = { minHeight: '2.75rem', padding: `${space.half} ${space[2]}` } as const;

globalStyle('select', touch);
globalStyle('button', { ...touch, cursor: 'pointer' });
globalStyle('input[type=checkbox]', { width: '1.5rem', height: '1.5rem' });

export const page = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  maxWidth: '48rem',
  margin: '0 auto',
  padding: space[2],
});

globalStyle(`${page} > *`, { margin: 0, maxWidth: '100%' });
globalStyle(`${page} > :is(details, fieldset, div, input, ul)`, { width: '100%' });

/** Stays in view while a long form scrolls. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[1]} 0`,
  background: 'Canvas',
});

export const strong = style({ fontWeight: 700 });

export const field = style({ display: 'grid', gap: space.half, margin: `${space[2]} 0` });
globalStyle(`${field} > label`, { fontWeight: 600 });
globalStyle(`${field} > input[type=checkbox]`, { justifySelf: 'start' });

export const group = style({
  minWidth: 0,
  padding: `0 ${space[2]} ${space[1]}`,
  border: '1px solid GrayText',
  borderRadius: radius.small,
});

export const row = style({ borderTop: '1px solid GrayText' });

export const hint = style({ margin: 0, fontSize: fontSize.small });

export const missing = style({ color: 'LinkText' });

export const issues = style({
  margin: 0,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  borderLeft: '4px solid LinkText',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} button`, {
  width: '100%',
  textAlign: 'start',
  background: 'none',
  border: 'none',
});
globalStyle(`${list} a`, { display: 'block', padding: space[1] });

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const button = style({
  ...touch,
  display: 'inline-flex',
  alignItems: 'center',
  color: 'ButtonText',
  background: 'ButtonFace',
  border: '1px solid ButtonBorder',
  borderRadius: radius.small,
  cursor: 'pointer',
});

/** A list of things to place, as narrow as its label. */
export const choice = style({ width: '11rem' });

/** The input of a file behind its button; it stays in the order of the keyboard. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  selectors: { 'label:focus-within > &': { position: 'static' } },
});
