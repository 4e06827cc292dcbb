import { fromDesktop, fromTablet } from './screens.ts';

const rem = (pixels: number): string => `${pixels / 16}rem`;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A length that grows linearly from `min` px on a screen of 390 px to `max` px at `wide` px; larger with a larger font. */
const fluid = (min: number, max: number, wide = 1440): string => {
  const slope = (max - min) / (wide - 390);
  const start = `${round((min - slope * 390) / 16)}rem`;
  return `clamp(${rem(min)},${start} + ${round(slope * 100)}vw,${rem(max)})`;
};

/** Multiples of 8 pixels; `half` is only for padding and gaps inside small elements. */
export const space = {
  half: rem(4),
  1: rem(8),
  2: rem(16),
  3: rem(24),
  4: rem(32),
  5: rem(40),
  6: rem(48),
  8: rem(64),
  10: rem(80),
} as const;

export const fontSize = {
  /** Short text above a title, such as the name of a category. */
  label: rem(13),
  small: fluid(15, 16),
  body: fluid(17, 19, 1200),
  lead: fluid(21, 28),
  h3: fluid(19, 22),
  h2: fluid(34, 60),
  /** On a small phone it shrinks faster: 34 px at 320 px, in pixels, so that larger letters do not make it smaller. */
  h1: `min(17.14vw - 20.8px,${fluid(46, 96)})`,
  figure: fluid(44, 96),
} as const;

/** Padding of a band at its top and end, by what the band is: one thought, a subject, or the loud moment of its page. */
export const tempo = { short: fluid(28, 48), even: fluid(48, 96), loud: fluid(80, 176) } as const;

export const fontWeight = { text: 400, medium: 500, label: 600, title: 600, strong: 650 } as const;

export const lineHeight = { tight: 1.05, title: 1.12, snug: 1.35, body: 1.6 } as const;

export const letterSpacing = { title: '-0.015em', display: '-0.025em' } as const;

export const radius = { small: '4px', round: '999px' } as const;

/** Maximum length of a line of text: six of the twelve columns. */
export const measure = '37rem';

/** Gap between the columns of the grid. */
export const gap = rem(32);

/** Padding at the left and right of each band of a page: 20 px on a phone, 48 px on a tablet, then all beyond 76rem. */
export const gutter = 'max(min(1.25rem,6.25vw),min(3rem,9.72vw - 1.67rem),50vw - 38rem)';

/** Padding inside a frame or a button; limited by the width of the screen, to leave space for large letters. */
export const inset = 'min(1.5rem,7.5vw)';

export const media = {
  /** A very small phone, or one with large letters. */
  narrow: '(max-width: 22rem)',
  /** A phone with letters of about twice the size. */
  enlarged: '(max-width: 14rem)',
  /** Narrower than a tablet. */
  phone: `not all and ${fromTablet}`,
  tablet: fromTablet,
  desktop: fromDesktop,
  /** High enough for bars that stay in view, as a desktop at a zoom of 400 % is not. */
  tall: '(min-height: 20rem)',
  /** High and wide enough for a bar that sticks to its top. */
  roomy: '(min-height: 30rem) and (min-width: 22rem)',
  /** A phone in landscape: there is space at the side of a picture, but none above or below it. */
  lowScreen: '(max-height: 30rem) and (min-aspect-ratio: 4/3)',
  /** A pointer that can hover, such as a mouse. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
  /** High contrast: the system's colours replace the site's. Backgrounds disappear, and transparent borders become visible. */
  forcedColors: '(forced-colors: active)',
} as const;

/** Container query: width of the containing element, not of the screen; in rem, so that an enlarged font counts. */
export const box = { wide: '(min-width: 40rem)' } as const;

export const duration = { fast: '120ms', normal: '180ms', slow: '240ms' } as const;

export const easing = 'cubic-bezier(.2,.7,.3,1)';

export const zIndex = { subnav: 20, header: 30, toast: 60 } as const;

/** Minimum height and width of a link or button, for a finger. */
export const touchTarget = '2.75rem';

const HEADER = 72;
const SUBNAV = 60;

export const headerHeight = `${HEADER}px`;

/** Height of the navigation of a sub-site, a second bar below the header. */
export const subnavHeight = `${SUBNAV}px`;

/** Height of both bars, the `top` of elements that stick below them: 132 px (docs/contract.md#look). */
export const barsHeight = `${HEADER + SUBNAV}px`;

/** Height of the skyline's rear row, in the drawing above the footer. */
export const horizonHeight = 'clamp(3.5rem,6.7vw,6rem)';
