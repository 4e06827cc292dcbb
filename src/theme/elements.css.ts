import { globalStyle } from '@vanilla-extract/css';
import * as t from './index.ts';

// The background is on `body`, which has the class of the section; the browser paints it over the whole window.
globalStyle('body', {
  fontFamily: t.font.text,
  fontSize: t.fontSize.body,
  fontWeight: t.fontWeight.text,
  lineHeight: t.lineHeight.body,
  color: t.color.text.body,
  backgroundColor: t.color.background.page,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  // Check boxes and bars in the colour of the section, not in the blue of the browser.
  accentColor: t.color.accent.main,
});

globalStyle('h1,h2,h3,h4', {
  fontFamily: t.font.title,
  fontWeight: t.fontWeight.title,
  lineHeight: t.lineHeight.title,
  letterSpacing: t.letterSpacing.title,
  textWrap: 'balance',
  hyphens: 'none',
  // With letters of twice the size a word may be wider than a phone.
  '@media': { [t.media.enlarged]: { hyphens: 'auto' } },
});

globalStyle('h2', { fontSize: t.fontSize.h2 });
globalStyle('h3', { fontSize: t.fontSize.h3, lineHeight: 1.2 });
globalStyle('h4', { fontSize: t.fontSize.body, lineHeight: 1.25 });

globalStyle('b,strong,th,dt,summary', { fontWeight: t.fontWeight.strong });

globalStyle('time', { whiteSpace: 'nowrap' });

globalStyle('a', {
  color: t.color.text.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
});

globalStyle('a:hover', { textDecorationThickness: '2px' });

globalStyle(':where(ul,ol):where(:not([role=list]))', { paddingInlineStart: '1.35em' });
globalStyle('li::marker,summary::marker', { color: t.color.text.accent });

globalStyle('blockquote', {
  paddingInlineStart: t.space[3],
  borderInlineStart: `3px solid ${t.color.accent.second}`,
  fontFamily: t.font.title,
  fontSize: t.fontSize.h3,
  fontWeight: t.fontWeight.medium,
  lineHeight: t.lineHeight.snug,
  letterSpacing: t.letterSpacing.title,
});

globalStyle('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});

globalStyle('th,td', {
  padding: `${t.space[1]} ${t.space[2]} ${t.space[1]} 0`,
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle('small,caption,figcaption', { fontSize: t.fontSize.small });

globalStyle('caption,figcaption', {
  paddingBlock: t.space[1],
  color: t.color.text.quiet,
  lineHeight: t.lineHeight.snug,
  textAlign: 'start',
});

globalStyle('code', {
  padding: '.1em .3em',
  borderRadius: t.radius.small,
  backgroundColor: t.color.background.tint,
  fontFamily: 'ui-monospace,monospace',
  fontSize: '.9em',
});

// Long lines of code wrap: on a phone most of a line would otherwise be outside the screen.
globalStyle('pre', { whiteSpace: 'pre-wrap' });

globalStyle('hr', {
  inlineSize: t.space[8],
  border: 0,
  borderBlockStart: `3px solid ${t.color.accent.second}`,
});

globalStyle('details', { borderBlockEnd: `1px solid ${t.color.border.soft}` });

globalStyle('summary', {
  minBlockSize: t.touchTarget,
  paddingBlock: t.space[1],
  listStyleType: '"+\\2002"',
});
globalStyle('[open]>summary', { listStyleType: '"–\\2002"' });

globalStyle(':focus-visible', {
  outline: `3px solid ${t.color.focus}`,
  outlineOffset: '3px',
});

// After navigation scripts focus the `h1`, which is not a control: an outline would suggest that it is.
globalStyle('h1:focus-visible', { outline: 'none' });
