import { build, type Plugin } from 'vite';

const SUFFIX = '?script';

/** Vite plugin: `import text from 'module.ts?script'` gives the minified module as a string, a classic script for HTML. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const input = id.slice(0, -SUFFIX.length);
      this.addWatchFile(input);
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          copyPublicDir: false,
          rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
        },
      });
      const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      const [script] = chunks.flatMap((one) => (one.type === 'chunk' ? one.code.trim() : []));
      return `export default ${JSON.stringify(script)}`;
    },
  };
}
