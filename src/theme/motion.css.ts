import { globalStyle } from '@vanilla-extract/css';
import { descriptors } from './layout.ts';
import { duration, media } from './scale.ts';

globalStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });

globalStyle('@view-transition', {
  '@media': { [media.motion]: descriptors({ navigation: 'auto' }) },
});

globalStyle('::view-transition-group(*),::view-transition-old(*),::view-transition-new(*)', {
  animationDuration: duration.normal,
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

// `none`, not a very short duration: Chromium loses text when inherited colours are transitions of every element. No code
// waits for the end of a transition.
globalStyle('*,::before,::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
