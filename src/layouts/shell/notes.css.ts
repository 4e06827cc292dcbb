import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Line above the content of a page, which says its state: a draft, or a copy that was stored in the browser. */
export const ribbon = style({
  background: t.color.background.strong,
  color: t.color.text.onStrong,
  fontSize: t.fontSize.small,
  margin: 0,
  padding: `${t.space[1]} ${t.space[2]}`,
  textAlign: 'center',
  fontWeight: t.fontWeight.label,
});
