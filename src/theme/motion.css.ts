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

// None rather than very short: a duration on every element makes each inherited colour a transition
// of its own, and Chromium then loses text. Nothing here waits for a transition's end.
globalStyle('*,::before,::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
