import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { headerHeight, space } from './scale.ts';

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});

// Without it the header, which stays in place, would cover the title that a link leads to.
globalStyle('html', { scrollPaddingTop: `calc(${headerHeight} + ${space[2]})` });
