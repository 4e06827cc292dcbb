import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrim } from '../../theme/depth.ts';
import { fontSize, fontWeight, inset, radius, space, touchTarget } from '../../theme/scale.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'end',
  gap: space[1],
});

export const status = style({
  minBlockSize: '1.6em',
  marginBlock: space[1],
  fontWeight: fontWeight.label,
});

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,14rem),1fr))',
  gap: space[3],
});

globalStyle(`.${plan} h3`, { marginBlockStart: space[2] });

globalStyle(`:is(.${plan} li,.${plan} ul)`, { margin: 0, padding: 0 });

globalStyle(`.${plan} a`, { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });

export const found = style({ marginBlockStart: space[3] });

globalStyle(`.${found} h2`, {
  color: vars.color.text.quiet,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  letterSpacing: 0,
});

globalStyle(`.${found} li`, { marginBlockStart: space[1] });

globalStyle(`.${found} a`, { fontSize: fontSize.lead, fontWeight: fontWeight.label });

globalStyle(`.${found} p`, { margin: 0 });

globalStyle(`.${found} mark`, {
  background: vars.color.background.tint,
  color: 'inherit',
  fontWeight: fontWeight.strong,
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
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.small,
  background: vars.color.background.raised,
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
