import { build, type Plugin } from 'vite';

const ASKED = '?script';

/** Gives a module that is imported with `?script` as the text of a classic script, minified, to be inlined in a document. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ASKED)) return undefined;
      const input = id.slice(0, -ASKED.length);
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
