import type { Plugin } from 'vite';
import type { ContentState } from './content-state.ts';

const VIRTUAL = 'virtual:site';

/** The id under which Vite knows the manifest. */
export const RESOLVED = `\0${VIRTUAL}`;

/** Gives Vite the manifest of the content as `virtual:site`. */
export function siteContent(state: ContentState): Plugin {
  return {
    name: 'site-content',
    enforce: 'pre',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (!state.manifest) await state.refresh();
      if (!state.manifest) throw new Error('The content has errors: npm run check lists them.');
      return `export default ${JSON.stringify(state.manifest)}`;
    },
    // Vite then puts the base path before the fonts, as before any other public file.
    transform: (code, id) =>
      id.includes('.vanilla.css') && code.includes('__BASE__')
        ? { code: code.replaceAll('__BASE__', '/'), map: null }
        : undefined,
  };
}
