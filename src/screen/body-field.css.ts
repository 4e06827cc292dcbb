import { style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { input as siteInput } from '../ui/field/field.css.ts';

/** The text below its buttons, in one frame. */
export const editor = style([t.framed, { display: 'grid' }]);

export const toolbar = style({
  ...t.wrap(t.space.half),
  padding: t.space.half,
  background: t.color.background.band,
  // Buttons without frames.
  vars: { [t.color.border.firm]: 'transparent' },
});

/** The text, over the names of its blocks, which are as high as it. */
const letters = style({
  gridArea: '2/1',
  minHeight: '16rem',
  padding: t.space[2],
  border: 0,
  fontSize: 'inherit',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const text = style([
  siteInput,
  letters,
  { overflow: 'hidden', background: 'none', resize: 'none', scrollMarginTop: '14rem' },
]);

export const blocks = style([
  letters,
  { position: 'relative', visibility: 'hidden', pointerEvents: 'none' },
]);

/** The name of a block, in the empty line above its tag. */
export const block = style({
  position: 'absolute',
  visibility: 'visible',
  maxWidth: '90%',
  marginBlockStart: '-1lh',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: t.color.text.accent,
  fontSize: t.fontSize.label,
});
