import { readFile, writeFile } from 'node:fs/promises';
import { sharedOf } from '../../content/document.ts';
import { readContent } from '../../documents/read-content.ts';
import { readBody } from '../bodies/read-body.ts';
import { LINKED_GUIDES } from '../rules/guides.ts';
import { blocksPage } from './blocks-page.ts';
import { fillRegions, guideRegions } from './regions.ts';

async function repositoryNow(): Promise<string> {
  const { content } = await readContent('content', readBody);
  return sharedOf(content).site?.repository ?? 'https://github.com/example-org/site';
}

/** Generated texts of the editors' guide, by path. Their links open the repository `given`, by default that of the content. */
async function guideFiles(given?: string): Promise<Record<string, string>> {
  const repository = given ?? (await repositoryNow());
  const filled = async (path: string) =>
    [path, fillRegions(await readFile(path, 'utf8'), guideRegions(repository))] as const;
  const pages = await Promise.all(LINKED_GUIDES.map((name) => filled(`content/${name}`)));
  return { ...Object.fromEntries(pages), 'content/BLOCS.md': blocksPage() };
}

/** The guide files whose text on disk is outdated, with their generated text. */
async function staleFiles(repository?: string): Promise<[path: string, text: string][]> {
  const stale: [string, string][] = [];
  for (const [path, text] of Object.entries(await guideFiles(repository))) {
    const written = await readFile(path, 'utf8').catch(() => undefined);
    if (written !== text) stale.push([path, text]);
  }
  return stale;
}

/** Paths of the outdated guide files. */
export const staleGuide = async (repository?: string): Promise<string[]> =>
  (await staleFiles(repository)).map(([path]) => path);

/** Rewrites outdated guide files; returns their paths. */
export async function writeGuide(): Promise<string[]> {
  const stale = await staleFiles();
  for (const [path, text] of stale) await writeFile(path, text);
  return stale.map(([path]) => path);
}
