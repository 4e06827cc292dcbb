import { keyframes, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const viewport = style({
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: t.zIndex.toast,
  // Also while the open menu of a phone hides the page.
  visibility: 'visible',
  inlineSize: 'min(100vw,26rem)',
  margin: 0,
  padding: t.space[2],
  listStyle: 'none',
  // The box touches the edge of the screen, so the focus outline must be inside it.
  outlineOffset: '-6px',
  ...t.on.print({ display: 'none' }),
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: t.space[1],
  padding: `${t.space[1]} ${t.space[1]} ${t.space[2]} ${t.space[2]}`,
  ...t.framed,
  borderInlineStart: `6px solid ${t.color.accent.second}`,
  color: t.color.text.body,
  boxShadow: '0 12px 32px rgb(0 0 0 / 22%)',
  animation: `${rise} ${t.duration.slow} ${t.easing}`,
  selectors: {
    '&[data-variant=destructive]': {
      background: t.color.state.danger,
      color: t.color.state.dangerText,
      borderColor: 'currentColor',
    },
    '&[data-state=closed]': { animation: `${leave} ${t.duration.fast} forwards` },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=end]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  },
});

export const title = style({
  paddingBlockStart: t.space[1],
  fontFamily: t.font.title,
  fontWeight: t.fontWeight.title,
});

export const close = style({
  flex: 'none',
  inlineSize: t.touchTarget,
  blockSize: t.touchTarget,
  border: 0,
  borderRadius: t.radius.small,
  background: 'transparent',
  fontSize: '1.5em',
  lineHeight: 1,
});
