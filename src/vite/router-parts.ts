import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Code of react-router that prevents the removal of unused parts (tree shaking), with its replacement. */
const REPLACEMENTS = [
  // `Link.displayName = "Link";`: names for React's developer tools only.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Calls are marked as pure, because a bundler removes an unused call only with this mark.
  [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // Bundlers get the development build of the package, whose warnings are useless for visitors.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
] as const;

/**
 * Removes unused parts of react-router: 5 KB gzip. The build fails when a piece of code to replace is not found, as may happen
 * in a newer version of the router.
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
