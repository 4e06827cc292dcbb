import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius } from '../../theme/scale.ts';

const { accent, text } = vars.color;

/** A tag « soon » with a small sun, on a button that only shows a message. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  padding: '.15em .6em .15em .35em',
  borderRadius: radius.round,
  background: accent.highlight,
  color: text.onHighlight,
  fontSize: '.8125rem',
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    padding: '.55em',
    borderRadius: radius.round,
    background: `radial-gradient(circle closest-side,currentColor 48%,${accent.highlight} 54% 68%,#0000 70%),repeating-conic-gradient(from -11deg,currentColor 0 22deg,#0000 0 45deg)`,
  },
});

/** A sentence on its own line among buttons, whose container is a flex box or a grid. */
export const line = style({ flexBasis: '100%', gridColumn: '1/-1', fontSize: fontSize.small });
