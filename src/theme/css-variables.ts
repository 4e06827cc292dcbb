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

/** A palette as an object: name of a CSS variable (`--bp`) -> value. */
export const cssVariables = (palette: Palette): Record<string, string> =>
  Object.fromEntries(flatten(vars, palette));

/** The variables of `to` whose value differs in `from`; the others are left out, because every page contains this CSS. */
export const changedVariables = (
  from: Record<string, string>,
  to: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
