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
globalStyle(':focus-visible', { outline: '3px solid Highlight', outlineOffset: '2px' });

export const title = style({
  justifySelf: 'start',
  margin: 0,
  fontSize: fontSize.h3,
  lineHeight: lineHeight.title,
});

/** Title of a part, below that of the page. */
export const heading = style({ margin: 0, fontSize: fontSize.body });

/** Name of a project above its pages. */
export const project = style([heading, { marginTop: space[2] }]);

export const mark = style({ color: 'LinkText' });

export const label = style({ justifySelf: 'start', maxWidth: '100%', fontWeight: 600 });

export const hint = style({ fontSize: fontSize.small });

/** What a link shows is not under the bar, nor are its label and hint. */
const target = style({ scrollMarginTop: '14rem' });

/** Fields that belong together, in a frame. */
export const group = style([
  target,
  {
    minWidth: 0,
    padding: `0 ${space[2]} ${space[1]}`,
    border: '1px solid GrayText',
    borderRadius: radius.small,
  },
]);

export const summary = style({ padding: `${space[1]} 0`, fontWeight: 600, cursor: 'pointer' });

/** What is touched is 44 px high at least. */
const control = style([
  target,
  {
    minHeight: '2.75rem',
    maxWidth: '100%',
    padding: `${space.half} ${space[1]}`,
    font: 'inherit',
    fontWeight: 400,
    selectors: { '&[aria-invalid=true], &[aria-pressed=true]': { borderWidth: '3px' } },
  },
]);

export const input = style([control, { display: 'block', width: '100%' }]);

export const select = style([control, { display: 'block', justifySelf: 'start' }]);

/** A field of several lines, as high as its text. */
export const area = style([input, { minHeight: '6rem', fieldSizing: 'content' }]);

export const checkbox = style([
  target,
  { width: '1.5rem', height: '1.5rem', justifySelf: 'start', verticalAlign: 'middle' },
]);

/** A button, an element that looks like one, or the label of a file. */
export const button = style([
  control,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    color: 'ButtonText',
    background: 'ButtonFace',
    border: '1px solid ButtonBorder',
    borderRadius: radius.small,
    cursor: 'pointer',
    selectors: { '&:disabled': { color: 'GrayText', cursor: 'default' } },
  },
]);

/** A text in a list, as wide as the list. */
export const row = style([
  control,
  {
    display: 'block',
    width: '100%',
    padding: `${space[1]} 0`,
    textAlign: 'start',
    background: 'none',
    border: 'none',
    cursor: 'pointer',
  },
]);

/** Elements one below the other, none wider than the screen. */
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style([column, { gap: space[1], justifyItems: 'start' }]);

export const page = style([
  column,
  {
    gap: space[2],
    maxWidth: '48rem',
    margin: '0 auto',
    padding: space[2],
    overflowWrap: 'anywhere',
  },
]);
/** A text with its preview: beside it, or in its place on a narrow screen. */
export const wide = style([page, { '@media': { [WIDE]: { maxWidth: '110rem' } } }]);
export const besides = style({
  display: 'grid',
  gap: space[2],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
/** Parts of a form, one below the other. */
export const parts = style([column, { alignContent: 'start', gap: space[2], minWidth: 0 }]);
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

/** Stays in view while a long form scrolls. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${space[1]} 0`,
  background: 'Canvas',
});

/** Whether the text is saved, beside the buttons. */
export const state = style([mark, { alignSelf: 'center', fontWeight: 600 }]);

export const field = style([column, { gap: space.half, margin: `${space[2]} 0` }]);

export const issues = style({
  margin: 0,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  borderLeft: '4px solid LinkText',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

/** A picture that is chosen, small. */
export const thumbnail = style({ maxHeight: '8rem', maxWidth: '100%', justifySelf: 'start' });

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

/** Where words were found in a text, below its title. */
export const hit = style([
  row,
  { padding: `${space.half} 0 ${space.half} ${space[2]}`, fontSize: fontSize.small },
]);

/** Entries of a menu, each with its buttons. */
export const entries = style({ display: 'grid', gap: space[2], paddingInlineStart: space[3] });
