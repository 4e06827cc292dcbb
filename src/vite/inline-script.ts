import { build } from 'rolldown';
import type { Plugin } from 'vite';

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
      const { output } = await build({
        input,
        write: false,
        output: { format: 'iife', minify: true },
      });
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}
