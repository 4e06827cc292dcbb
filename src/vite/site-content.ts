import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { check } from '../check/check.ts';
import { manifestOf } from '../content/manifest.ts';
import { preparePictures } from './pictures.ts';

const VIRTUAL = 'virtual:site';
const RESOLVED = `\0${VIRTUAL}`;

/** Gives Vite the content: the manifest as `virtual:site`, and the compiled bodies their real texts. */
export function siteContent(): Plugin {
  let folder = resolve('content');
  return {
    name: 'site-content',
    enforce: 'pre',
    configResolved(config) {
      folder = resolve(config.root, 'content');
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { content, issues } = await check(folder);
      const errors = issues.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) throw new Error(`${errors.length} fautes dans content/.`);
      const { pictures } = await preparePictures(folder, content.pictures);
      return `export default ${JSON.stringify(manifestOf(content, pictures))}`;
    },
  };
}

/** Makes the next request read the content anew. */
export function forgetContent(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(RESOLVED);
    if (module) environment.moduleGraph.invalidateModule(module);
  }
}
