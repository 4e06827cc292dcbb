import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blocksPage } from '../content/guide/blocks.ts';
import { jsonSchemas } from '../content/guide/json-schema.ts';
import { fillRegions, guideRegions } from '../content/guide/regions.ts';
import { readContent } from '../read/content.ts';

const repositoryNow = async () =>
  (await readContent('content')).content.site?.repository ?? 'https://github.com/example-org/site';

/**
 * What the guide and the editors' schemas should hold, by path from the project's root.
 * Links open the repository given; that of `site.yml` when none is.
 */
async function guideFiles(given?: string): Promise<Record<string, string>> {
  const repository = given ?? (await repositoryNow());
  const readme = await readFile('content/README.md', 'utf8');
  const schemas = Object.entries(jsonSchemas()).map(([name, text]) => [
    `.vscode/schemas/${name}`,
    text,
  ]);
  return {
    'content/README.md': fillRegions(readme, guideRegions(repository)),
    'content/BLOCS.md': blocksPage(),
    ...Object.fromEntries(schemas),
  };
}

/** The paths whose files no longer say what the schemas say. */
export async function staleGuide(repository?: string): Promise<string[]> {
  const files = await guideFiles(repository);
  const stale: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const written = await readFile(path, 'utf8').catch(() => '');
    if (written !== text) stale.push(path);
  }
  return stale;
}

/** Writes what is stale; gives its paths. */
export async function writeGuide(): Promise<string[]> {
  const files = await guideFiles();
  const stale = await staleGuide();
  for (const path of stale) {
    await mkdir(dirname(join('.', path)), { recursive: true });
    await writeFile(path, files[path] ?? '');
  }
  return stale;
}
