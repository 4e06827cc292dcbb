import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Code that prevents tree shaking of unused parts of the router, with its replacement. */
const REPLACEMENTS = [
  // Component names, for React's developer tools only.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // A bundler removes an unused call only when it is marked as pure.
  [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // The package exports its development build to bundlers, with warnings for developers.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
] as const;

/**
 * Removes unused parts of react-router: 5 KB gzip. The build fails when a replaced piece is not found, as in a newer
 * version of the router.
 */
export function routerParts(): Plugin {
  let router = '';
  let found = new Set<RegExp>();
  return {
    name: 'router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      // Module ids are real paths, also when `node_modules` is a symbolic link.
      router = `${normalizePath(realpathSync(join(root, 'node_modules/react-router')))}/`;
    },
    buildStart() {
      found = new Set();
    },
    transform(code, id) {
      if (!id.startsWith(router)) return undefined;
      const replace = (text: string, [pattern, by]: (typeof REPLACEMENTS)[number]) => {
        const replaced = text.replace(pattern, by);
        if (replaced !== text) found.add(pattern);
        return replaced;
      };
      return { code: REPLACEMENTS.reduce(replace, code), map: null };
    },
    buildEnd(fault) {
      const missing = REPLACEMENTS.filter(([pattern]) => !found.has(pattern));
      if (!fault && missing.length > 0)
        throw new Error(`router-parts: nothing in the router is ${missing.map(([one]) => one)}.`);
    },
  };
}
