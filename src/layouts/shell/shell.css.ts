import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

globalStyle('#app', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  ...t.on.print({ display: 'block' }),
});

export const skip = style({
  position: 'fixed',
  top: t.space[1],
  left: t.space[2],
  zIndex: t.zIndex.toast,
  padding: `${t.space[1]} ${t.space[2]}`,
  background: t.color.background.strong,
  color: t.color.text.onStrong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  ...t.on.print({ display: 'none' }),
});

// `clip`, not `hidden`, which would disable sticky elements inside. With large letters a long word is broken, so that it
// does not widen its column; a table scrolls instead (`theme/elements.css.ts`).
export const main = style({
  flex: '1 0 auto',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: { 'html[data-navigating] &': t.paleWhileLoading },
});

/** Name, contacts and address, at the end of a printed page. */
export const imprint = style({
  display: 'none',
  ...t.on.print({ display: 'block', padding: `${t.space[2]} ${t.gutter}`, breakInside: 'avoid' }),
});

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
