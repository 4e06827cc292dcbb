import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const link = style({ ...t.touchLine('inline-flex'), overflowWrap: 'anywhere' });

/** Area of the frame; not displayed without scripts, because only scripts load frames. */
export const area = style({
  display: 'none',
  position: 'relative',
  marginBlockStart: t.space[1],
  selectors: {
    [`${t.alive} &`]: { display: 'block' },
    // The fallback.
    '[data-state=silent]>&': { padding: t.inset },
  },
});

/** Height (px) of a frame until it sends its height. */
export const RESERVE = { form: 600, map: 720 } as const;

/** Reserved height until the frame answers; on a phone forms are taller and the map is lower. A class, because the CSP forbids style attributes in HTML. */
export const reserved = styleVariants({
  form: { minBlockSize: RESERVE.form, ...t.on.phone({ minBlockSize: '64rem' }) },
  map: { minBlockSize: RESERVE.map, ...t.on.phone({ minBlockSize: '30rem' }) },
});

const surface = style({
  outline: `1px solid ${t.color.border.soft}`,
  outlineOffset: '-1px',
  borderRadius: t.radius.small,
  background: t.color.background.raised,
});

/** Placeholder while a frame loads. */
export const loading = style([
  surface,
  {
    position: 'absolute',
    inset: 0,
    padding: `${t.space[1]} ${t.inset}`,
    color: t.color.text.quiet,
  },
]);

export const frame = style([
  surface,
  { display: 'block', position: 'relative', inlineSize: '100%', border: 0 },
]);

/** A frame that has not answered yet: it fills the reserved area, invisible, over the placeholder. */
export const unanswered = style({ position: 'absolute', blockSize: '100%', opacity: 0 });

/** Sticky at the end of the screen as long as the form is in view; sticky elements do not move the fields. */
export const offline = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: t.space[2],
  background: t.color.background.tint,
});
