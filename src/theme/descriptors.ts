import type { GlobalStyleRule } from '@vanilla-extract/css';

/** For `@page` and its like, which hold no CSS properties and so have no type in the library. */
export const descriptors = (values: Record<string, string>) => values as GlobalStyleRule;
