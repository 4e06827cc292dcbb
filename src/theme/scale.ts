import { fromDesktop, fromTablet, fromWide } from './screens.ts';

const rem = (pixels: number): string => `${pixels / 16}rem`;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Grows evenly from a 360 px phone to the 1280 px page, in rem so that a reader's size counts. */
const fluid = (least: number, most: number): string => {
  const slope = (most - least) / (80 - 22.5);
  const start = round(least - slope * 22.5);
  const middle = `${start}rem + ${round(slope * 100)}vw`;
  return `clamp(${least}rem,${middle},${most}rem)`;
};

/** The rhythm of 8 pixels; `half` is for the inside of small parts only. */
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
  /** The plain name over a title, and the same on a wide screen. */
  label: rem(13),
  wideLabel: rem(15),
  small: fluid(0.9375, 1),
  body: fluid(1.0625, 1.1875),
  lead: fluid(1.1875, 1.5),
  h4: fluid(1.1875, 1.375),
  h3: fluid(1.375, 1.75),
  h2: fluid(1.75, 2.75),
  h1: fluid(2.5, 3.5),
  display: fluid(2.5, 5.25),
  figure: fluid(2.75, 6),
} as const;

export const fontWeight = { text: 400, medium: 500, label: 600, title: 600, strong: 650 } as const;

export const lineHeight = { tight: 1.05, title: 1.12, snug: 1.35, body: 1.6 } as const;

export const letterSpacing = { title: '-0.015em', display: '-0.025em', caps: '0.08em' } as const;

export const radius = { small: '4px', round: '999px' } as const;

/** The longest line of prose. */
export const measure = '33.3em';

/** The margin on either side of a band's content, 20 pixels on a phone and 48 on a tablet: the page's width is what it leaves. */
export const gutter = 'max(min(1.25rem,6.25vw),min(3rem,9.72vw - 1.67rem),50vw - 38rem)';

/** The margin inside a frame or a button: like the gutter, it gives way before large letters do. */
export const inset = 'min(1.5rem,7.5vw)';

export const width = {
  /** The column that holds a text with its pictures and tables. */
  text: '44rem',
  /** The one beside a title in the margin: what stands in it ends where its lines do. */
  column: '48rem',
} as const;

export const media = {
  /** A very small phone, or one with large letters. */
  narrow: '(max-width: 22rem)',
  /** Narrower than a tablet. */
  phone: `not all and ${fromTablet}`,
  tablet: fromTablet,
  desktop: fromDesktop,
  wide: fromWide,
  /** A phone on its side: there is room beside a picture, and none above or below it. */
  low: '(max-height: 30rem) and (min-aspect-ratio: 4/3)',
  /** A pointer that can lie over something without pressing it. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
  /** The few colours that a reader has chosen in the system, in place of the site's: backgrounds go, clear borders show. */
  forcedColors: '(forced-colors: active)',
} as const;

/** The width of what holds a part, not of the screen: its rem counts letters that a reader enlarged. */
export const room = { phone: '(min-width: 19rem) and (max-width: 38rem)' } as const;

export const duration = { fast: '120ms', normal: '180ms', slow: '240ms' } as const;

export const easing = 'cubic-bezier(.2,.7,.3,1)';

export const zIndex = { subnav: 20, header: 30, toast: 60 } as const;

/** The least height and width of anything that a finger presses. */
export const touchTarget = '2.75rem';

const HEADER = 72;
const SUBNAV = 60;

export const headerHeight = `${HEADER}px`;

/** Of the navigation of a sub-site. */
export const subnavHeight = `${SUBNAV}px`;

/** Both bars, where what sticks below them begins: the 132 of spec section 9. */
export const barsHeight = `${HEADER + SUBNAV}px`;
