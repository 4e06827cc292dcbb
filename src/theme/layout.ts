import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontSize, fontWeight, media, radius, touchTarget } from './scale.ts';

// Fragments of a style, spread into `style` or `globalStyle`: they emit no rule of their own.

type FeatureRule = NonNullable<GlobalStyleRule['@media']>[string];

const within = (query: string) => (rule: FeatureRule) => ({ '@media': { [query]: rule } });

/** A rule for one kind of screen, or for paper; a style with several lists them in its own `@media`. */
export const on = {
  phone: within(media.phone),
  narrow: within(media.narrow),
  tablet: within(media.tablet),
  desktop: within(media.desktop),
  low: within(media.low),
  print: within(media.print),
  dark: within(media.dark),
  hover: within(media.hover),
  forcedColors: within(media.forcedColors),
};

/** Elements below each other; `columns` sets them side by side. */
export const stack = (gap: string | number, columns?: string) => ({
  display: 'grid',
  gap,
  ...(columns && { gridTemplateColumns: columns }),
});

/** Elements side by side, on as many lines as they need. */
export const wrap = (gap: string | number) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** A link or label as high as a finger needs, its words in the middle. */
export const touchLine = (display: 'flex' | 'inline-flex') => ({
  display,
  alignItems: 'center',
  minHeight: touchTarget,
});

/**
 * What lies below the first screen is laid out and painted as it comes near: on screens, where the browser keeps the view
 * still as it takes its true size, and not on a page that opens elsewhere than at its top.
 */
export const offscreen = (after: string) =>
  ({
    [`html:not([data-whole]) ${after}&`]: {
      '@media': {
        screen: { '@supports': { '(overflow-anchor:auto)': { contentVisibility: 'auto' } } },
      },
    },
  }) as const;

/** How high it counts until then: what such a part mostly measures on a phone. */
export const counted = (height: string) => ({ containIntrinsicSize: `auto ${height}` });

/** Words in the title's font. */
export const display = (size: string) => ({
  fontFamily: vars.font.title,
  fontSize: size,
  fontWeight: fontWeight.title,
});

/** What is read second. */
export const quiet = { color: vars.color.text.quiet, fontSize: fontSize.small };

/** A sheet that stands out from the page, with a line around it. */
export const framed = {
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.small,
  background: vars.color.background.raised,
};

/** The ground of a picture that fills its box, until it comes. */
export const ground = { background: vars.color.border.soft };

/** A picture that fills its column, cropped to 3:2. */
export const photo = { width: '100%', aspectRatio: '3/2', objectFit: 'cover', ...ground } as const;

/** Styles of what an element holds, each named by what follows the element's class in its selector. */
export function parts(element: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [part, rule] of Object.entries(rules)) globalStyle(`.${element}${part}`, rule);
}

/** For `@page` and its like, which hold no CSS properties and so have no type in the library. */
export const descriptors = (values: Record<string, string>) => values as GlobalStyleRule;
