import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontSize, fontWeight, letterSpacing, lineHeight, media } from './scale.ts';

// The background is on `body`, which has the class of the section; the browser paints it over the whole window.
globalStyle('body', {
  fontFamily: vars.font.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.text,
  lineHeight: lineHeight.body,
  color: vars.color.text.body,
  backgroundColor: vars.color.background.page,
  overflowWrap: 'break-word',
});

globalStyle('h1,h2,h3,h4', {
  fontFamily: vars.font.title,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
  letterSpacing: letterSpacing.title,
  textWrap: 'balance',
  hyphens: 'none',
  // With text at 200 % some words are wider than a phone, so they are hyphenated.
  '@media': { [media.narrow]: { hyphens: 'auto' } },
});

globalStyle('h1', { fontSize: fontSize.h1 });
globalStyle('h2', { fontSize: fontSize.h2 });
globalStyle('h3', { fontSize: fontSize.h3, lineHeight: 1.2 });
globalStyle('h4', { fontSize: fontSize.h4, lineHeight: 1.25 });

globalStyle('p,li,blockquote,figcaption,dd', { textWrap: 'pretty' });

globalStyle('b,strong,th,dt,summary', { fontWeight: fontWeight.strong });

globalStyle('small', { fontSize: fontSize.small });

globalStyle('a', {
  color: vars.color.text.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
});

globalStyle('a:hover', { textDecorationThickness: '2px' });

globalStyle('::selection', {
  color: vars.color.text.onHighlight,
  backgroundColor: vars.color.accent.highlight,
});
