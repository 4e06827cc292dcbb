import { vars } from './contract.css.ts';
import type { Palette } from './palette.ts';

type Tree = { readonly [name: string]: string | Tree };

const flatten = (names: Tree, values: Tree): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) => {
    const name = names[key];
    if (typeof name === 'string' && typeof value === 'string') return [[name, value]];
    if (typeof name === 'object' && typeof value === 'object') return flatten(name, value);
    throw new Error(`The theme has no place for "${key}".`);
  });

/** A palette as `{ [name of a CSS variable]: value }`. */
export const cssVariables = (palette: Palette): Record<string, string> =>
  Object.fromEntries(flatten(vars, palette));

/** The variables whose value differs: these rules are inlined in every page. */
export const changedVariables = (
  from: Record<string, string>,
  to: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
