import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { framed, parts, quiet, stack, touchLine } from '../../theme/layout.ts';
import { scrim } from '../../theme/pigments.ts';
import { fontSize, fontWeight, inset, space, touchTarget, width } from '../../theme/scale.ts';

export const form = style({
  ...stack(space[1], 'minmax(0,1fr)'),
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'end',
  maxInlineSize: width.text,
});

export const status = style({
  minBlockSize: '1.6em',
  marginBlock: space[1],
  fontWeight: fontWeight.label,
});

export const plan = style({ ...stack(space[3], 'repeat(auto-fill,minmax(min(100%,14rem),1fr))') });

globalStyle(`.${plan} h3`, { marginBlockStart: space[2] });

globalStyle(`:is(.${plan} li,.${plan} ul)`, { margin: 0, padding: 0 });

globalStyle(`.${plan} a`, touchLine('inline-flex'));

export const found = style({ marginBlockStart: space[3] });

parts(found, {
  ' h2': { ...quiet, fontFamily: vars.font.text, letterSpacing: 0 },
  ' li': { marginBlockStart: space[1] },
  ' li+li': { marginBlockStart: '1.75rem' },
  ' a': { fontSize: fontSize.lead, fontWeight: fontWeight.label },
  ' p': { margin: 0, maxInlineSize: width.text },
});

export const dialog = style({
  display: 'block',
  position: 'fixed',
  inlineSize: 'min(100vw - 1rem,44rem)',
  maxBlockSize: 'calc(100dvh - 1rem)',
  margin: '.5rem auto auto',
  padding: inset,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ...framed,
  color: vars.color.text.body,
  '::backdrop': { background: scrim.page },
});

globalStyle(`.${dialog}>h2`, { marginInlineEnd: touchTarget, fontSize: fontSize.h3 });

export const close = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: fontSize.h3,
});
