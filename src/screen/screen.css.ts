import { style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { button as siteButton } from '../ui/button/button.css.ts';
import { input as siteInput } from '../ui/field/field.css.ts';

/** Room in a form for fields beside the text. */
const ROOMY = '(min-width: 56rem)';

/** Elements one below the other, none wider than what they are in. */
const column = (gap: string) => style(t.stack(gap, 'minmax(0, 1fr)'));

/** As many columns as have room. */
const columns = (gap: string, least: string) =>
  t.stack(gap, `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`);

/** A page of the screen, or a form below the bar of its text. */
export const page = style([
  column(t.space[3]),
  {
    padding: `${t.space[3]} ${t.gutter} ${t.space[8]}`,
    overflowWrap: 'anywhere',
    containerType: 'inline-size',
  },
]);

/** Title of a part, below that of the page. */
export const heading = style({ fontSize: t.fontSize.h3 });

export const line = style({ ...t.wrap(t.space[1]), alignItems: 'center' });

/** Buttons at the end of a line, or of the next one. */
export const actions = style([line, { marginInlineStart: 'auto' }]);

/** Fields one below the other. */
export const fields = style([column(t.space[3]), { maxWidth: '48rem' }]);

/** The text with its fields, what stands beside it where there is room, and the rest below. */
export const parts = style([
  column(t.space[3]),
  {
    '@container': {
      [ROOMY]: {
        gridTemplate: 'auto 1fr/minmax(0, 48rem) 20rem',
        justifyContent: 'space-between',
        alignItems: 'start',
      },
    },
  },
]);

/** How a text appears, in a frame of its own. */
export const beside = style([
  column(t.space[3]),
  t.framed,
  {
    padding: t.space[2],
    borderColor: t.color.border.soft,
    '@container': { [ROOMY]: { gridArea: '1/2/3' } },
  },
]);

/** What a link shows is not under the bar, nor are its label and hint. */
const target = style({ scrollMarginTop: '8rem' });

/** A label, its hint and its input; a box to tick stands before its label, and above all others. */
export const field = style([
  column(t.space.half),
  {
    selectors: {
      '&:has(>[type=checkbox])': { grid: 'auto/auto 1fr', columnGap: t.space[1], order: -1 },
    },
  },
]);

/** The name of a field, also of one inside of it. */
export const label = style({
  ...t.stack(t.space.half),
  padding: 0,
  fontWeight: t.fontWeight.label,
});

export const hint = style([t.quiet, { gridColumn: '-2/-1', lineHeight: t.lineHeight.snug }]);

/** Rows of a list, below their title. */
export const rows = style([target, column(t.space[1]), { padding: 0, border: 0 }]);

/** Fields or texts that are opened by a touch, in a frame; inside another one only a line parts them. */
export const disclosure = style([
  target,
  t.framed,
  {
    paddingInline: t.space[2],
    borderColor: t.color.border.soft,
    selectors: {
      '& &': { paddingInline: 0, borderWidth: '0 0 1px', borderRadius: 0 },
      [`${line} > &`]: { flexBasis: '100%' },
    },
  },
]);
export const inside = style([column(t.space[2]), { paddingBlock: `${t.space[1]} ${t.space[2]}` }]);

/** Lists of texts side by side, of which an open one has the whole width, and texts of a list. */
export const lists = style({ ...columns(t.space[2], '18rem'), alignItems: 'start' });
export const list = style([disclosure, { selectors: { '&[open]': { gridColumn: '1/-1' } } }]);
export const texts = style(columns(`0 ${t.space[4]}`, '24rem'));

/** A text in a list, as wide as the list. */
export const row = style({
  width: '100%',
  minHeight: t.touchTarget,
  padding: `${t.space[1]} 0`,
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderBottom: `1px solid ${t.color.border.soft}`,
});

export const mark = style({ color: t.color.text.accent, fontSize: t.fontSize.small });

export const input = style([
  siteInput,
  target,
  {
    background: t.color.background.raised,
    selectors: { '&[aria-invalid=true]': { borderColor: t.color.text.accent, borderWidth: '2px' } },
  },
]);

/** As wide as the word that is chosen, and not as the longest one, where the browser knows how. */
export const select = style([
  input,
  {
    width: 'auto',
    maxWidth: 'min(100%, 20rem)',
    justifySelf: 'start',
    background: 'none',
    fontSize: t.fontSize.small,
    fieldSizing: 'content',
  },
]);

/** A field of several lines, as high as its text. */
export const area = style([
  input,
  { minHeight: '6rem', paddingBlock: t.space[1], fieldSizing: 'content' },
]);

export const checkbox = style([target, { gridArea: '1/1', width: t.space[3], height: t.space[3] }]);

export const issues = style([
  column(t.space[1]),
  {
    gridColumn: '-2/-1',
    padding: `${t.space[1]} ${t.space[2]}`,
    borderInlineStart: `3px solid ${t.color.text.accent}`,
    background: t.color.background.band,
    fontSize: t.fontSize.small,
    lineHeight: t.lineHeight.snug,
  },
]);

/** A picture that is chosen, small. */
export const thumbnail = style([t.photo, { maxWidth: '20rem' }]);

/** On a phone, too, a button is as wide as its words. */
const narrow = {
  justifySelf: 'start',
  '@media': { [t.media.phone]: { width: 'auto', paddingInline: t.space[1] } },
} as const;

/** A button, an element that looks like one, or the label of a file. */
export const button = style([
  siteButton({ variant: 'ghost', size: 'sm' }),
  narrow,
  {
    border: `1px solid ${t.color.border.firm}`,
    fontWeight: t.fontWeight.label,
    selectors: {
      '&[aria-pressed=true]': { background: t.color.background.tint },
      '&:has(:focus-visible)': { outline: `3px solid ${t.color.focus}` },
    },
  },
]);

/** What a page is there for: to save, to begin, to sign in. */
export const mainButton = style([siteButton({ size: 'sm' }), narrow]);
