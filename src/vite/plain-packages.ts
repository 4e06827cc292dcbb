import module from 'node:module';

let done = false;

/**
 * Has the packages that are loaded from now on reach Node as they are. tsx parses each module that holds
 * an `import()` and writes a source map for it: for Vite's 1.4 MB, that takes longer than to bundle the site.
 * Nothing is done where Node has `registerHooks` (22.15 and later), which takes the place of this call:
 * the newer ones of these have tsx work in the main thread, where loading is cheap.
 */
export function plainPackages(): void {
  if (done || 'registerHooks' in module) return;
  module.register('./plain-packages-hook.mjs', import.meta.url);
  done = true;
}
