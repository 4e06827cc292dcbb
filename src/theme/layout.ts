import { fallbackVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import {
  barsHeight,
  fontSize,
  fontWeight,
  gap,
  gutter,
  lineHeight,
  media,
  radius,
  space,
  touchTarget,
} from './scale.ts';

// Parts of a style, to be spread into `style` or `globalStyle`. Alone they add no CSS to a page.

type FeatureRule = NonNullable<GlobalStyleRule['@media']>[string];

const within = (query: string) => (rule: FeatureRule) => ({ '@media': { [query]: rule } });

/** `...on.phone({ gap: 0 })` adds a media query to a style. For two queries write `@media`: a second spread replaces the first. */
export const on = Object.fromEntries(
  Object.entries(media).map(([name, query]) => [name, within(query)]),
) as Record<keyof typeof media, ReturnType<typeof within>>;

/**
 * Width of `count` of the twelve columns of a page, for `calc()`. At 1440 px the columns begin at 112 px and then every
 * 104 px: titles and cards at 112, texts at 528, notes and pictures at 944.
 */
export const span = (count: number) => `((100% - 2*${gutter} + ${gap})*${count}/12 - ${gap})`;

/** Columns of the grid on a desktop: four, four and four of the twelve. */
export const thirds = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  columnGap: gap,
} as const;

/** Columns of an element in a band: the first column of the grid, and all others. */
export const besideTitle = `${fallbackVar(vars.column, `calc((100% - 2*${gap})/3)`)} minmax(0,1fr)`;

/** An element as wide as the page that begins in the second column, where texts stand. */
export const indented = on.desktop({ marginInlineStart: `calc((100% + ${gap})/3)` });

/** Sticks below both bars while what is beside it scrolls. */
export const sticky = { position: 'sticky', top: `calc(${barsHeight} + ${space[3]})` } as const;

/** A grid with elements below each other, or side by side with `columns` (`1fr 1fr`). */
export const stack = (gap: string | number, columns?: string) => ({
  display: 'grid',
  gap,
  ...(columns && { gridTemplateColumns: columns }),
});

/** Elements side by side, on as many lines as they need. */
export const wrap = (gap: string | number) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** A link or label of the minimum height for a finger, with its text at half of the height. */
export const touchLine = (display: 'flex' | 'inline-flex') => ({
  display,
  alignItems: 'center',
  minHeight: touchTarget,
});

/** Text in the font of titles. */
export const display = (size: string) => ({
  fontFamily: vars.font.title,
  fontSize: size,
  fontWeight: fontWeight.title,
});

/** The sentence below a title: large, on lines of equal length. */
export const lead = {
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  textWrap: 'balance',
} as const;

/** Less important text: small, in a colour with less contrast. */
export const quiet = { color: vars.color.text.quiet, fontSize: fontSize.small };

/** A box with a border and a lighter background than the page. */
export const framed = {
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.small,
  background: vars.color.background.raised,
};

/** Background of a cropped picture until its file is loaded. */
export const ground = { background: vars.color.border.soft };

/** The page, and links over it, while the next page loads: pale only when that takes longer than usual. */
export const paleWhileLoading = {
  opacity: 0.5,
  cursor: 'progress',
  // A delay is no motion: it also applies where motion is reduced.
  transition: 'opacity 0s .4s !important',
} as const;

/** A picture that fills its column, cropped to 3:2. */
export const photo = { width: '100%', aspectRatio: '3/2', objectFit: 'cover', ...ground } as const;

/** Styles of elements inside another: `parts(card, { '>a': …, ' p': … })` creates the rules `.card>a` and `.card p`. */
export function parts(element: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [part, rule] of Object.entries(rules)) globalStyle(`.${element}${part}`, rule);
}

/** Numbers of items that are broken evenly (`--n`); in lists of other lengths each line takes as many items as fit. */
const ITEM_COUNTS = [4, 5, 6];

/**
 * Grid columns of a list, each at least as wide as `least`: all items on one line or, where they do not fit, at most half of
 * them (rounded up) on each line. Five items break 3 + 2, never 4 + 1.
 */
export function breakEvenly(least: string) {
  const missing = `(var(--n,99)*(${least} + ${gap}) - ${gap} - 100%)*999`;
  // Width of a column with half of the items (rounded up) on a line; 1.5 instead of 1, because browsers round widths.
  const half = `(100% + ${gap})*2/(var(--n,99) + 1.5) - ${gap}`;
  const counted = ITEM_COUNTS.map((count) => [
    `&:has(>:nth-child(${count}):last-child)`,
    { vars: { '--n': `${count}` } },
  ]);
  return {
    gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(${least},min(${missing},${half}))),1fr))`,
    selectors: Object.fromEntries(counted),
  };
}
