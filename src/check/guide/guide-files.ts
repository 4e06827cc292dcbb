import { readFile, writeFile } from 'node:fs/promises';
import { readContent } from '../../documents/read-content.ts';
import { fillRegions, guideRegions, LINKED_GUIDE } from './regions.ts';

const PATH = `content/${LINKED_GUIDE}`;

async function repositoryNow(): Promise<string> {
  const { content } = await readContent('content');
  return content.shared.site?.repository ?? 'https://github.com/example-org/site';
}

/** The guide with links ➕ to the templates of today, in the repository `given`, by default that of the content; undefined where it has them. */
export async function staleGuide(given?: string): Promise<string | undefined> {
  const written = await readFile(PATH, 'utf8');
  const filled = fillRegions(written, guideRegions(given ?? (await repositoryNow())));
  return filled === written ? undefined : filled;
}

/** Rewrites the links of the guide where they are outdated; returns its path if it was. */
export async function writeGuide(): Promise<string | undefined> {
  const text = await staleGuide();
  if (text === undefined) return undefined;
  await writeFile(PATH, text);
  return PATH;
}
