import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import {
  fontSize,
  fontWeight,
  headerHeight,
  letterSpacing,
  lineHeight,
  radius,
  space,
  touchTarget,
} from './scale.ts';

const { accent, background, border, text } = vars.color;

globalStyle(':where(ul,ol):where(:not([role=list]))', { paddingInlineStart: '1.35em' });
globalStyle('li::marker', { color: text.accent });

globalStyle('blockquote', {
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${accent.second}`,
  fontFamily: vars.font.title,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: letterSpacing.title,
});

globalStyle('blockquote p', { textWrap: 'balance' });

globalStyle('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle('th,td', {
  padding: `${space[1]} ${space[2]} ${space[1]} 0`,
  borderBlockEnd: `1px solid ${border.soft}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle('thead th', { borderBlockEndColor: border.firm });

globalStyle('caption', {
  paddingBlockEnd: space[1],
  color: text.quiet,
  fontSize: fontSize.small,
  textAlign: 'start',
});

globalStyle('figcaption', {
  marginBlockStart: space[1],
  color: text.quiet,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

globalStyle('code', {
  padding: '.1em .3em',
  borderRadius: radius.small,
  backgroundColor: background.tint,
  fontFamily: 'ui-monospace,monospace',
  fontSize: '.9em',
});

// Long lines of code wrap: on a phone most of a line would otherwise be outside the screen.
globalStyle('pre', { whiteSpace: 'pre-wrap' });

globalStyle('hr', {
  inlineSize: space[8],
  border: 0,
  borderBlockStart: `3px solid ${accent.second}`,
});

globalStyle('details', { borderBlockEnd: `1px solid ${border.soft}` });

globalStyle('summary', { minBlockSize: touchTarget, paddingBlock: space[1] });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});

// After navigation scripts focus the `h1`, which is not a control: an outline would suggest that it is.
globalStyle('h1:focus-visible', { outline: 'none' });

// Without this padding the fixed header would cover the heading that a link such as `#contact` targets.
globalStyle('html', { scrollPaddingTop: `calc(${headerHeight} + ${space[2]})` });
