import { globalStyle } from '@vanilla-extract/css';
import { descriptors } from './descriptors.ts';
import { duration, media } from './scale.ts';

globalStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });

globalStyle('@view-transition', {
  '@media': { [media.motion]: descriptors({ navigation: 'auto' }) },
});

globalStyle('::view-transition-group(*),::view-transition-old(*),::view-transition-new(*)', {
  animationDuration: duration.normal,
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

// Not zero: a component that waits for the end of its transition would wait for ever.
globalStyle('*,::before,::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
