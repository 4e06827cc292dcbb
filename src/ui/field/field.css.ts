import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** A label above its field. */
export const field = style({ ...t.stack(t.space.half), fontWeight: t.fontWeight.label });

/** A field of a form: `<input>` or `<select>`. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: t.touchTarget,
  paddingInline: t.space[1],
  border: `1px solid ${t.color.border.firm}`,
  borderRadius: t.radius.small,
  background: t.color.background.page,
  // The text of a field cannot wrap, so its size is limited by the width of the screen.
  fontSize: 'min(1em,8vw)',
  fontWeight: t.fontWeight.text,
  ...t.on.tablet({ paddingInline: '.75rem' }),
  selectors: {
    'input[type=file]&': { paddingBlock: t.space.half },
    '&::file-selector-button': {
      minBlockSize: t.space[4],
      marginInlineEnd: t.space[1],
      paddingInline: t.space[2],
      border: `1px solid ${t.color.border.firm}`,
      borderRadius: t.radius.small,
      background: t.color.background.raised,
      color: 'inherit',
      font: 'inherit',
    },
    // Less padding: browsers indent the text of a `<select>` more than the text of an `<input>`.
    'select&': { paddingInline: t.space.half, ...t.on.tablet({ paddingInline: t.space[1] }) },
  },
});
