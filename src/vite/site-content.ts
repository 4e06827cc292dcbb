import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { check } from '../check/check.ts';
import type { Issue } from '../content/issue.ts';
import { type Manifest, manifestOf } from '../content/manifest.ts';
import { type Emitted, preparePictures } from './pictures.ts';

const VIRTUAL = 'virtual:site';

/** The id under which Vite knows the manifest. */
export const RESOLVED = `\0${VIRTUAL}`;

/** The content as Vite serves it: the last state without errors, and what is wrong now. */
export class ContentState {
  manifest: Manifest | undefined;
  pictures: Emitted[] = [];
  errors: Issue[] = [];
  #folder = resolve('content');

  /** Reads the content anew; a faulty state leaves the last good one in place. */
  async refresh(): Promise<void> {
    const { content, issues } = await check(this.#folder);
    this.errors = issues.filter(({ severity }) => severity === 'error');
    if (this.errors.length > 0) return;
    const { pictures, emitted } = await preparePictures(this.#folder, content.pictures);
    this.pictures = emitted;
    this.manifest = manifestOf(content, pictures);
  }
}

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
