import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { shadow } from '../../theme/depth.ts';
import { framed, on } from '../../theme/layout.ts';
import {
  duration,
  easing,
  fontWeight,
  radius,
  space,
  touchTarget,
  zIndex,
} from '../../theme/scale.ts';

export const viewport = style({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: zIndex.toast,
  inlineSize: 'min(100vw,26rem)',
  margin: 0,
  padding: space[2],
  listStyle: 'none',
  // The box touches the edge of the screen, so the focus outline must be inside it.
  outlineOffset: '-6px',
  ...on.print({ display: 'none' }),
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[1],
  padding: `${space[1]} ${space[1]} ${space[2]} ${space[2]}`,
  ...framed,
  borderInlineStart: `6px solid ${vars.color.accent.second}`,
  color: vars.color.text.body,
  boxShadow: shadow.notice,
  animation: `${rise} ${duration.slow} ${easing}`,
  selectors: {
    '&[data-variant=destructive]': {
      background: vars.color.state.danger,
      color: vars.color.state.dangerText,
      borderColor: 'currentColor',
    },
    '&[data-state=closed]': { animation: `${leave} ${duration.fast} forwards` },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=end]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  },
});

export const title = style({
  paddingBlockStart: space[1],
  fontFamily: vars.font.title,
  fontWeight: fontWeight.title,
});

export const close = style({
  flex: 'none',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  fontSize: '1.5em',
  lineHeight: 1,
});
