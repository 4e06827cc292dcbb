import module from 'node:module';

let done = false;

/**
 * Has the packages that are loaded from now on reach Node as they are. tsx parses each module that holds
 * an `import()` and writes a source map for it: for Vite's 1.4 MB, that takes longer than to bundle the site.
 * Nothing is done where tsx works inside the main thread (Node 22.15 and later): such a hook is deprecated there.
 */
export function plainPackages(): void {
  if (done || 'registerHooks' in module) return;
  module.register('./plain-packages-hook.mjs', import.meta.url);
  done = true;
}
