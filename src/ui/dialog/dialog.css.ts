import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** A dialog in the middle of the screen. */
export const dialog = style({
  display: 'block',
  blockSize: 'fit-content',
  margin: 'auto',
  inlineSize: 'min(100vw - 2rem,30rem)',
  padding: t.inset,
  ...t.framed,
  color: t.color.text.body,
  overflowWrap: 'anywhere',
  '::backdrop': { background: 'rgb(10 16 12 / 60%)' },
});

export const title = style({ marginBlockEnd: t.space[1], fontSize: t.fontSize.h3 });

/** The buttons of a dialog, at its end. */
export const actions = style({
  ...t.wrap(t.space[2]),
  justifyContent: 'flex-end',
  marginBlockStart: t.space[3],
});
