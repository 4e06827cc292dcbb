import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

// The three labels of the site: above a title, of a status, and of what is not available yet.

/** Short text above a title, such as a category. */
export const kicker = style({
  display: 'block',
  color: t.color.text.accent,
  fontFamily: t.font.text,
  fontSize: t.fontSize.label,
  fontWeight: t.fontWeight.label,
  letterSpacing: 0,
  ...t.on.desktop({ fontSize: '.9375rem' }),
  // Inside a title, or in a band without one; in an entry it is a paragraph, with the gap of the entry below it.
  selectors: { 'span&': { marginBlockEnd: t.space[1] } },
});

const pill = style({
  display: 'inline-block',
  paddingInline: t.space[1],
  borderRadius: t.radius.round,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
});

/** A status; `info` (blue) for « En collecte » (raising money) and samples, `success` (green) for others (docs/contract.md#register). */
export const status = styleVariants({
  info: [pill, { color: t.color.state.infoText, background: t.color.state.info }],
  success: [pill, { color: t.color.state.successText, background: t.color.state.success }],
});

/** A sample, such as an invented testimonial: a dashed border around it. */
export const sample = style({
  selectors: { '&&': { padding: t.space[2], border: `2px dashed ${t.color.border.firm}` } },
});

const disc = `radial-gradient(circle closest-side,currentColor 48%,${t.color.accent.highlight} 54% 68%,#0000 70%)`;
const rays = 'repeating-conic-gradient(from -11deg,currentColor 0 22deg,#0000 0 45deg)';

/** « Soon », with a small sun: on a button that only shows a message. */
export const soon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  padding: '.15em .6em .15em .35em',
  borderRadius: t.radius.round,
  background: t.color.accent.highlight,
  color: t.color.text.onHighlight,
  fontSize: '.8125rem',
  fontWeight: t.fontWeight.strong,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    padding: '.55em',
    borderRadius: t.radius.round,
    background: `${disc},${rays}`,
  },
});
