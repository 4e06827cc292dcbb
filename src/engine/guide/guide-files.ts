import { readFile, writeFile } from 'node:fs/promises';
import type { Definition } from '../definition.ts';
import { readContent } from '../documents/read-content.ts';
import { type Model, modelOf } from '../model.ts';
import { LINKED_GUIDES } from '../rules/guides.ts';
import { blocksPage } from './blocks-page.ts';
import { fillRegions, guideRegions } from './regions.ts';

async function repositoryNow(model: Model): Promise<string> {
  const { content } = await readContent('content', model);
  return model.repository?.read(content.shared) ?? 'https://github.com/example-org/site';
}

/**
 * What the editors' guide should hold, by path from the project's root.
 * Links open the repository given; that of the content when none is.
 */
async function guideFiles(model: Model, given?: string): Promise<Record<string, string>> {
  const repository = given ?? (await repositoryNow(model));
  const filled = async (path: string) =>
    [path, fillRegions(await readFile(path, 'utf8'), guideRegions(model, repository))] as const;
  const pages = await Promise.all(LINKED_GUIDES.map((name) => filled(`content/${name}`)));
  return { ...Object.fromEntries(pages), 'content/BLOCS.md': blocksPage(model) };
}

/** The files that no longer say what the schemas say, as they should be. */
async function staleFiles(
  model: Model,
  repository?: string,
): Promise<[path: string, text: string][]> {
  const stale: [string, string][] = [];
  for (const [path, text] of Object.entries(await guideFiles(model, repository))) {
    // One that is missing is stale, too.
    const written = await readFile(path, 'utf8').catch(() => undefined);
    if (written !== text) stale.push([path, text]);
  }
  return stale;
}

/** The paths of the files that no longer say what the schemas say. */
export const staleGuide = async (definition: Definition, repository?: string): Promise<string[]> =>
  (await staleFiles(modelOf(definition), repository)).map(([path]) => path);

/** Writes what is stale; gives its paths. */
export async function writeGuide(definition: Definition): Promise<string[]> {
  const stale = await staleFiles(modelOf(definition));
  for (const [path, text] of stale) await writeFile(path, text);
  return stale.map(([path]) => path);
}
