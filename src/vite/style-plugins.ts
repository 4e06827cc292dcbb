import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** What evaluates the style files. Its compiler ends with a bundle. */
export const stylePlugins = (): Plugin[] => vanillaExtractPlugin({ identifiers: 'short' });

/** The same plugins for one bundle more before their last one: their compiler stays, with what it knows. */
export const withoutEnd = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map(({ buildEnd: _, ...plugin }) => plugin);
