import { globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { descriptors } from './layout.ts';
import { duration, media } from './scale.ts';

// See `secondFrame`: a value of the first frame only.
globalKeyframes('after-first', { from: { contentVisibility: 'hidden' } });

globalStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });

globalStyle('@view-transition', {
  '@media': { [media.motion]: descriptors({ navigation: 'auto' }) },
});

globalStyle('::view-transition-group(*),::view-transition-old(*),::view-transition-new(*)', {
  animationDuration: duration.normal,
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

// `none`, not the usual `0.01ms`: with transitions on every element Chromium hides text whose inherited colour changes.
// With `none` no `transitionend` event fires; no script waits for one.
globalStyle('*,::before,::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
