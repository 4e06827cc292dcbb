import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** What keeps parts of the router that the site does not use, and what takes its place. */
const REPLACED = [
  // Names of components, which only React's developer tools read.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // A bundler keeps a wrapper as long as nothing says that it is pure.
  [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // The package gives all bundlers its development build, with warnings that no visitor reads.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
] as const;

/**
 * Leaves out the parts of the router that the site does not use: 5 KB gzip. A build in which one of them is not found
 * fails: a newer version of the router is written in another way.
 */
export function routerParts(): Plugin {
  let router = '';
  let found = new Set<RegExp>();
  return {
    name: 'router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      // Modules are named by their real paths, also where `node_modules` is a link.
      router = `${normalizePath(realpathSync(join(root, 'node_modules/react-router')))}/`;
    },
    buildStart() {
      found = new Set();
    },
    transform(code, id) {
      if (!id.startsWith(router)) return undefined;
      const replace = (text: string, [pattern, by]: (typeof REPLACED)[number]) => {
        const replaced = text.replace(pattern, by);
        if (replaced !== text) found.add(pattern);
        return replaced;
      };
      return { code: REPLACED.reduce(replace, code), map: null };
    },
    buildEnd(fault) {
      const missing = REPLACED.filter(([pattern]) => !found.has(pattern));
      if (!fault && missing.length > 0)
        throw new Error(`router-parts: nothing in the router is ${missing.map(([one]) => one)}.`);
    },
  };
}
