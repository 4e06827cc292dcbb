import type { Plugin } from 'vite';

/** Puts the base path before the fonts, which style files name by a marker: the theme knows no base. */
export function fontBase(base: string): Plugin {
  return {
    name: 'font-base',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('.vanilla.css') && code.includes('__BASE__')
        ? { code: code.replaceAll('__BASE__', base), map: null }
        : undefined,
  };
}
