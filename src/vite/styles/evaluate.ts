import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';

/** What a style file comes to. */
export interface Style {
  css: string;
  exports: Record<string, unknown>;
  /** The style files that it imports, in their order. */
  imports: string[];
}

/** True for files that vanilla-extract evaluates. */
export const isStyleFile = (id: string): boolean => id.endsWith('.css.ts');

interface Evaluation {
  /** The package's name: class names come of it and of a file's path below the working folder. */
  project: string;
  /** Where the modules that are run may be written: an absolute path inside the project. */
  dir: string;
}

/**
 * Evaluates style files and those they import, each once; gives what they come to by their names
 * (`nameOf`). vanilla-extract's own plugin starts a second server of Vite for it: half the time of a bundle.
 */
export async function evaluateStyles(
  files: readonly string[],
  { project, dir }: Evaluation,
): Promise<Map<string, Style>> {
  const sheet = collector();
  setAdapter(sheet.adapter);
  try {
    const styles = new Map<string, Style>();
    for (const { name, exports, imports } of await run(files, { project, dir })) {
      styles.set(name, { css: sheet.cssOf(name), exports, imports });
    }
    return styles;
  } finally {
    removeAdapter();
  }
}

/** A file's path below the working folder, the same on every system. */
export const nameOf = (path: string): string => relative('', path).replaceAll('\\', '/');

/** Collects the rules that running style files hand over. */
function collector() {
  type Adapter = Parameters<typeof setAdapter>[0];
  const rules = new Map<string, Parameters<Adapter['appendCss']>[0][]>();
  const localClassNames: string[] = [];
  const composedClassLists: Parameters<Adapter['registerComposition']>[0][] = [];
  const adapter: Adapter = {
    appendCss: (rule, { filePath }) => rules.set(filePath, [...(rules.get(filePath) ?? []), rule]),
    registerClassName: (name) => localClassNames.push(name),
    registerComposition: (composition) => composedClassLists.push(composition),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  };
  const cssOf = (name: string) =>
    transformCss({ localClassNames, composedClassLists, cssObjs: rules.get(name) ?? [] }).join(
      '\n',
    );
  return { adapter, cssOf };
}

/** Bundles style files, each into a module of its own, and imports them. */
async function run(files: readonly string[], { project, dir }: Evaluation) {
  const imports = new Map<string, string[]>();
  const bundle = await rolldown({
    input: [...files],
    platform: 'node',
    external: /^@vanilla-extract\//,
    plugins: [inScope(project, imports)],
  });
  const { output } = await bundle.write({ dir, entryFileNames: '[hash].mjs' });
  await bundle.close();
  const entries = output.filter(
    (chunk): chunk is OutputChunk => chunk.type === 'chunk' && chunk.isEntry,
  );
  return Promise.all(
    entries.map(async ({ facadeModuleId, fileName }) => {
      const path = facadeModuleId ?? '';
      const { href } = pathToFileURL(join(dir, fileName));
      const exports: Record<string, unknown> = await import(href);
      return { name: nameOf(path), exports, imports: imports.get(path) ?? [] };
    }),
  );
}

/** Tells vanilla-extract which file each rule is of, as its own plugins do; notes which files import which. */
function inScope(project: string, imports: Map<string, string[]>): Plugin {
  return {
    name: 'style-scope',
    transform: (code, id) =>
      isStyleFile(id)
        ? `import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope';
setFileScope(${JSON.stringify(nameOf(id))}, ${JSON.stringify(project)});
${code}
endFileScope();`
        : undefined,
    moduleParsed: ({ id, importedIds }) => {
      if (isStyleFile(id)) imports.set(id, importedIds.filter(isStyleFile));
    },
  };
}
